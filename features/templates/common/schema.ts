import * as z from 'zod';
import { isoDay, text } from '#platform/base/common/fields';

const fileName = z.string().regex(/^[\w-]+\.(md|yml)$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not the name of a template file → Write the name of a .md or .yml file in templates/.`,
});

/** Semantic version: a new major version if files in use have to be changed by hand. */
const version = z.string().regex(/^\d+\.\d+\.\d+$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a version → Write three numbers, for example "1.0.0", in quotes.`,
});

const releaseSchema = z.strictObject({
  version,
  date: isoDay,
  /** What changed, in one sentence. */
  changes: text,
});

/** Negative if version `a` is older than `b`. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** What a page says about a template file that it shows. */
export const templateSchema = z.strictObject({
  file: fileName.describe('Name of the file in `templates/`.'),
  saveAs: fileName.optional().describe('Name under which a project saves it, if different.'),
  history: z
    .array(releaseSchema)
    .min(1, { error: 'is empty → Add the first version.' })
    .superRefine((history, context) => {
      history.forEach((release, index) => {
        const newer = history[index - 1];
        if (newer && compareVersions(newer.version, release.version) <= 0) {
          context.addIssue({
            code: 'custom',
            path: [index, 'version'],
            message: `${release.version} is not older than ${newer.version} above it → List the versions newest first, each once.`,
          });
        }
      });
    })
    .describe('Versions, newest first. The first one is the current version of the file.'),
  placeholders: z
    .record(text, text)
    .describe('Each placeholder exactly as in the file, and what to fill in.'),
});

export type Template = z.infer<typeof templateSchema>;
