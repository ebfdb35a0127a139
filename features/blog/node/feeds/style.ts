import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputStep } from '../../../../platform/output/node/contribution';
import { FEED_STYLE } from '../../../../platform/output/node/feed';

const LIGHT = /:root \{[^}]*\}/;
const DARK = /html\[data-theme='dark'\] \{([^}]*)\}/;

/**
 * Style sheet of the feeds: the colors of the site, and rules for the elements
 * of a feed. A feed has no switch for the theme, so it follows the device.
 *
 * @param tokens text of `platform/frame/browser/css/tokens.css`
 * @param rules text of `feed.css`
 * @throws Error if the tokens of a theme are not where they were
 */
export function toFeedStyle(tokens: string, rules: string): string {
  const light = LIGHT.exec(tokens)?.[0];
  const dark = DARK.exec(tokens)?.[1];
  if (light === undefined || dark === undefined) {
    throw new Error(
      'platform/frame/browser/css/tokens.css has no block ":root" or "html[data-theme=\'dark\']".',
    );
  }
  return `${light}\n@media (prefers-color-scheme: dark) {:root {${dark}}}\n${rules}`;
}

/** Publishes the style sheet that all feeds name. */
export const publishFeedStyle: OutputStep = {
  name: 'style of the feeds',
  async run({ siteDir }) {
    const tokens = path.join(siteDir, 'platform/frame/browser/css/tokens.css');
    const rules = path.join(__dirname, 'feed.css');
    return {
      files: {
        [FEED_STYLE]: toFeedStyle(await readFile(tokens, 'utf8'), await readFile(rules, 'utf8')),
      },
    };
  },
};
