import { checkFile } from '../../../features/catalog/common/affected/check';
import { LockfileError } from '../../../features/catalog/common/affected/lockfiles';
import type { AffectedList } from '../../../features/catalog/common/affected/match';
import {
  summaryOf,
  toMarkdown,
  toSarifRun,
  type CheckReport,
} from '../../../features/catalog/common/affected/report';
import { toJson } from '../../../platform/base/common/json';
import { toSarifLog } from '../../../platform/base/common/sarif';
import { clean } from './output';
import { LOCKFILES, type Repository } from './repository';

/** What names the packages of a project: lockfiles, lists of requirements, and bills of materials. */
const LISTS = `**/{${LOCKFILES},bun.lockb,{,*[-_]}requirements{,[-_]*}.txt,requirements/*.txt,{,*.}{bom,sbom,cdx,spdx}.{json,xml}}`;
const MAX_BYTES = 64 * 1024 * 1024;

/** What the catalog says of the lockfiles of a repository. */
export interface AffectedReport {
  reports: CheckReport[];
  /** Files that can't be read, and why. */
  problems: { file: string; problem: string }[];
  list: CheckReport['list'];
}

/** Compares each lockfile of a repository with the catalog. */
export function checkLockfiles(repository: Repository, list: AffectedList): AffectedReport {
  const reports: CheckReport[] = [];
  const problems: AffectedReport['problems'] = [];
  for (const file of repository.matching(LISTS)) {
    const text = repository.text(file, MAX_BYTES);
    const [name = file] = /(?:requirements\/)?[^/]*$/i.exec(file) ?? [];
    try {
      if (text !== undefined) {
        reports.push({ ...checkFile(text, name, list), file });
      }
    } catch (error) {
      // Whatever one file does to its reader, the others are still compared.
      problems.push({
        file,
        problem:
          error instanceof LockfileError
            ? error.message
            : 'it can’t be read → Take the whole file again, as your tool wrote it.',
      });
    }
  }
  problems.push(
    ...repository.skippedLike(LISTS).map(({ path, why }) => ({ file: path, problem: why })),
  );
  const { version, date, origin, page } = list;
  return { reports, problems, list: { version, date, origin, page } };
}

const problemLines = ({ reports, problems, list }: AffectedReport) =>
  reports.length + problems.length === 0
    ? [
        `No file in this folder that can be compared: ${list.origin}${list.page} names those that can.`,
      ]
    : problems.map(({ file, problem }) => clean(`${file}: not read, ${problem}`));

export const AFFECTED_FORMATS = {
  table: (report: AffectedReport): string =>
    [
      ...report.reports.flatMap((one) => [
        `${clean(one.file)}: ${summaryOf(one)}`,
        ...one.incidents.flatMap(({ name, packages, steps, permalink }) => [
          `  ${name}: ${one.list.origin}${permalink}`,
          ...packages.map(
            ({ purl, line, affected }) =>
              `    line ${line}: ${purl} ${affected === 'yes' ? 'is listed' : 'needs a look'}`,
          ),
          ...steps.map((step, index) => `    ${index + 1}. ${step}`),
        ]),
      ]),
      ...problemLines(report),
      '',
    ].join('\n'),
  markdown: (report: AffectedReport): string =>
    [
      ...report.reports.map(toMarkdown),
      ...problemLines(report).map((line) => `\`${line.replaceAll('`', ' ')}\`\n`),
    ].join('\n'),
  json: (report: AffectedReport): string => toJson(report),
  sarif: ({ reports }: AffectedReport): string => {
    const runs = reports.map((one) => ({
      ...toSarifRun(one),
      automationDetails: { id: `affected/${one.file}/` },
    }));
    return toJson(toSarifLog(...runs));
  },
};
