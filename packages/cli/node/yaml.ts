import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { Repository } from './repository';

/** A YAML file; `undefined` if it is passed over or isn't YAML. */
export function readYaml(
  repository: Repository,
  file: string,
): { document: Document; lines: LineCounter } | undefined {
  const text = repository.text(file);
  if (text === undefined) {
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : { document, lines };
}

/** The texts at a path of keys of a YAML file; `*` stands for any key or item. */
export function textsAt(
  repository: Repository,
  file: string,
  ...keys: readonly string[]
): { file: string; line: number; folder: string; text: string }[] {
  const yaml = readYaml(repository, file);
  let nodes: unknown[] = yaml ? [yaml.document.contents] : [];
  for (const key of keys) {
    nodes = nodes.flatMap((node) =>
      isSeq(node) && key === '*'
        ? node.items
        : isMap(node)
          ? node.items
              .filter((pair) => key === '*' || (isScalar(pair.key) && pair.key.value === key))
              .map(({ value }) => value)
          : [],
    );
  }
  const folder = path.posix.dirname(file).replace(/^\.$/, '');
  return nodes.flatMap((node) =>
    yaml && isScalar(node)
      ? [
          {
            file,
            line: yaml.lines.linePos(node.range?.[0] ?? 0).line,
            folder,
            text: String(node.value),
          },
        ]
      : [],
  );
}
