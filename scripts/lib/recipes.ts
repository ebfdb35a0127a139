import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { parseCommonMark } from '#platform/markdown/node/nodes';

/** A block of a recipe: a whole new file, or YAML to add to one. */
export interface Block {
  file: string;
  text: string;
  isData: boolean;
}

/**
 * The blocks of a document that show what to write into which file.
 *
 * @throws Error if the paragraph above one names no file
 */
export function blocksIn(markdown: string): Block[] {
  const { children } = parseCommonMark(markdown);
  return children.flatMap((node, index) => {
    if (node.type !== 'code' || !['md', 'mdx', 'yaml'].includes(node.lang ?? '')) {
      return [];
    }
    const above = children[index - 1];
    const [name] = above?.type === 'paragraph' ? above.children : [];
    if (name?.type !== 'inlineCode') {
      throw new Error(`No file is named above the block "${node.value.slice(0, 40)}".`);
    }
    return [{ file: name.value, text: `${node.value}\n`, isData: node.lang === 'yaml' }];
  });
}

/** Data with more: lists get longer, maps get keys. */
function withMore(data: unknown, more: unknown): unknown {
  if (Array.isArray(data) && Array.isArray(more)) {
    return [...(data as unknown[]), ...(more as unknown[])];
  }
  const known = data as Record<string, unknown>;
  const added = Object.entries(more as object).map(([key, value]): [string, unknown] => [
    key,
    key in known ? withMore(known[key], value) : value,
  ]);
  return { ...known, ...Object.fromEntries(added) };
}

/** The day of samples, in place of which writers put theirs: what is old isn't news. */
const SAMPLE_DAY = '2026-11-20';

/**
 * Does in a copy of the site what the recipes of CONTRIBUTING.md say.
 *
 * @throws Error if a file to write is there, or one to add to is not
 */
export function perform(siteDir: string): void {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  for (const { file, text, isData } of blocksIn(read('CONTRIBUTING.md'))) {
    const full = path.join(siteDir, file);
    if (!isData && existsSync(full)) {
      throw new Error(`CONTRIBUTING.md adds ${file}, which is there.`);
    }
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(
      full,
      isData
        ? stringify(withMore(parse(read(file)), parse(text.replaceAll(SAMPLE_DAY, today))), {
            version: '1.1',
          })
        : text,
    );
  }
  // The recipes leave it to writers to link what is new.
  const hours = '[office hours](./office-hours.md)';
  const template = '[template](../resources/templates/office-hours.md)';
  const links = `\nBring questions to the ${hours}, or hold yours with the ${template}.\n`;
  appendFileSync(path.join(siteDir, 'docs/projects/index.md'), links);
}
