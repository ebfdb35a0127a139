// Sentences of pages and posts: `npm run test:content:prose`. docs-internal/writing-guide.md explains the rules.
import { readFileSync } from 'node:fs';
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import { search } from 'nlcst-search';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { parse } from 'yaml';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];
const WORDS = new URL('docs-internal/words.yaml', import.meta.url);
/** What is not written, and what is instead. */
const betterWays = new Map(
  Object.entries(parse(readFileSync(WORDS, 'utf8'))).flatMap(([phrases, better]) =>
    phrases.split(', ').map((phrase) => [phrase, better]),
  ),
);

/** Lets the parser read ids of headings and titles of admonitions as the framework does. */
function frameworkSyntax() {
  const { parser } = this;
  this.parser = (text, file) => {
    file.value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(text), ADMONITIONS);
    return parser(file.value, file);
  };
}

/** A plugin of retext: finds the words and phrases of the list. */
function retextWords() {
  return (tree, file) => {
    search(tree, [...betterWays.keys()], (nodes, index, parent, phrase) => {
      file.message(`"${phrase}" → ${betterWays.get(phrase)}`, {
        place: {
          start: nodes[0].position.start,
          end: nodes.at(-1).position.end,
        },
        ruleId: 'words',
        source: 'prose',
      });
    });
  };
}

export default {
  plugins: [
    frameworkSyntax,
    remarkFrontmatter,
    remarkMdx,
    remarkGfm,
    remarkDirective,
    [
      remarkRetext,
      unified()
        .use(retextEnglish)
        .use(retextRepeatedWords)
        .use(retextIndefiniteArticle)
        .use(retextWords),
      { ignore: ['blockquote'] },
    ],
  ],
};
