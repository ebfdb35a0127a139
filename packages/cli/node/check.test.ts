import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { check, type ProjectLevel, type Result } from './check';
import { writeFiles } from '../../../platform/base/node/files';
import { checklistData } from './data';
import { openRepository } from './repository';

interface Labeled {
  name: string;
  level?: ProjectLevel;
  files: Record<string, string>;
  links?: Record<string, string>;
  found?: string[];
  person?: string[];
  missing?: string[];
  /** File and line of the first evidence, or of as many as there are with spaces between them, by criterion. */
  places?: Record<string, string>;
}

const { repositories } = parse(
  readFileSync(path.join(__dirname, 'fixture/repositories.yaml'), 'utf8'),
) as { repositories: Labeled[] };
const data = checklistData('.');
const folder = mkdtempSync(path.join(tmpdir(), 'cli-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The repositories have the releases of this year.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29') });

const checked = repositories.map(({ files, links = {}, level = 'sandbox', ...labels }, index) => {
  const root = path.join(folder, String(index));
  mkdirSync(root);
  writeFiles(root, files);
  for (const [file, target] of Object.entries(links)) {
    symlinkSync(target, path.join(root, file));
  }
  const { found = [], person = [], places = {} } = labels;
  return {
    ...labels,
    files,
    found,
    person,
    places,
    root,
    ...check(openRepository(root), data, level),
  };
});

const idsOf = (results: readonly Result[], status: Result['status']) =>
  results.filter((one) => one.status === status).map(({ id }) => id);

/** What no file tells, and what is elsewhere if it isn't in the repository. */
const ASKED_OF_ALL = checked
  .filter(({ files }) => Object.keys(files).length === 0)
  .flatMap(({ results }) => idsOf(results, 'person'));

describe('check of labeled repositories', () => {
  it('finds nothing that a reviewer would deny', () => {
    const wrong = checked.flatMap(({ name, found, results }) =>
      results
        .filter(({ id, status }) => status === 'found' && !found.includes(id))
        .map(({ id, evidence }) => `${name}: ${id}, ${JSON.stringify(evidence)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('misses at most one in twenty of what is there', () => {
    const missed = checked.flatMap(({ name, found, results }) => {
      const missing = idsOf(results, 'not-found');
      return found.filter((id) => missing.includes(id)).map((id) => `${name}: ${id}`);
    });
    const all = checked.flatMap(({ found }) => found);
    expect({ missed, isFew: missed.length * 20 <= all.length }).toEqual({ missed, isFew: true });
  });

  it('asks only where a reviewer would have to ask', () => {
    const differs = checked.flatMap(({ name, person, results }) => {
      const asked = idsOf(results, 'person');
      return [
        ...asked
          .filter((id) => !person.includes(id) && !ASKED_OF_ALL.includes(id))
          .map((id) => `${name}: asks for ${id}`),
        ...person.filter((id) => !asked.includes(id)).map((id) => `${name}: asks not for ${id}`),
      ];
    });
    expect(differs).toEqual([]);
  });

  it('says that something is missing where a reviewer would say so', () => {
    for (const { name, missing, results } of checked) {
      expect([name, missing && idsOf(results, 'not-found').sort()]).toEqual([
        name,
        missing && [...missing].sort(),
      ]);
    }
  });

  it('names the place that a reviewer would name', () => {
    const differs = checked.flatMap(({ name, places, results }) =>
      Object.entries(places).flatMap(([id, place]) => {
        const { evidence = [] } = results.find((one) => one.id === id) ?? {};
        const named = evidence
          .slice(0, place.split(' ').length)
          .map(({ file, line }) => `${file}:${line}`)
          .join(' ');
        return named === place ? [] : [`${name}: ${id} at ${named || 'no place'}, not ${place}`];
      }),
    );
    expect(differs).toEqual([]);
  });

  it('has labels of criteria and practices that are checked', () => {
    const unknown = checked.flatMap(({ name, found, person, results }) =>
      [...found, ...person]
        .filter((id) => !results.some((one) => one.id === id))
        .map((id) => `${name}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names a line that is in the file', () => {
    const lines = checked.flatMap(({ root, results }) =>
      results.flatMap(({ evidence }) =>
        evidence.map(({ file, line }) => ({
          line,
          count: readFileSync(path.join(root, file), 'utf8').split('\n').length,
        })),
      ),
    );
    expect(lines.filter(({ line, count }) => line < 1 || line > count)).toEqual([]);
  });
});
