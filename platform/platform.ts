import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { MarkdownContribution } from './markdown/node/contribution';

/** Markdown components of the platform itself. */
export const platformMarkdown: MarkdownContribution = {
  components: {
    Action: 'platform/frame/browser/controls',
    Cards: 'platform/frame/browser/Links',
    ChildPages: 'platform/frame/browser/Links',
    Graph: 'platform/markdown/browser/Graph',
    Sign: 'platform/frame/browser/Links',
    Step: 'platform/markdown/browser/Ways',
    Way: 'platform/markdown/browser/Ways',
    Ways: 'platform/markdown/browser/Ways',
  },
};

const theme = (name: string, folder: string) => (): Plugin => ({
  name,
  getThemePath: () => path.join(__dirname, folder),
});

/** The theme parts of Markdown and of the page frame. */
export const platformThemes: readonly ((context: LoadContext) => Plugin)[] = [
  theme('site-markdown', 'markdown/browser/theme'),
  theme('site-frame', 'frame/browser/theme'),
];
