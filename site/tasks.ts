import { runChecks } from '#platform/content/node/check';
import type { Problem } from '#platform/base/common/problems';
import { platformMarkdown } from '#platform/feature';
import {
  buildSearchFiles,
  type BuiltFiles,
  type IndexSource,
} from '#features/search/node/buildIndex';
import { componentNames } from '#platform/markdown/node/contribution';
import { markupRules } from '#platform/markdown/node/markup';
import { features } from './features';

// Functions that run in threads: they receive only data, and take the features from here.

/** All problems in the content of a site. */
export const checkContent = (siteDir: string): Promise<Problem[]> =>
  runChecks(siteDir, [
    { checkNode: markupRules(componentNames([platformMarkdown, ...features])) },
    ...features,
  ]);

/** The index of the search, and texts for its excerpts. */
export const makeIndex = (source: IndexSource): Promise<BuiltFiles> =>
  buildSearchFiles(source, features);
