import { fieldsOf, type Field } from '../../common/field';
import { fragmentOf } from '../../common/fragment';
import { pack } from '../../common/pack';
import type { IndexFile, PackedIndex } from '../../common/types';
import type { SourcePage } from './pages';

/**
 * Maximum number of documents named for a word, so that the cost of a query depends on its words
 * and hardly on the size of the site.
 */
const MOST_DOCUMENTS = 70;

/**
 * For each frequent word, keeps only the documents in which it has the most weight, relative to
 * their length ("champion lists"). The others would be far down in any list of results. Their
 * number is kept, because it tells how common the word is.
 */
export function prune({ lengths, postings }: Field, most = MOST_DOCUMENTS): Field {
  const counts = new Map<string, number>();
  const pruned = new Map(postings);
  for (const [word, documents] of postings) {
    if (documents.size > most) {
      const share = ([id, count]: [number, number]) => count / (lengths[id] ?? 1);
      const best = [...documents].sort((a, b) => share(b) - share(a)).slice(0, most);
      pruned.set(word, new Map(best.sort(([a], [b]) => a - b)));
      counts.set(word, documents.size);
    }
  }
  return { lengths, postings: pruned, counts };
}

/** @returns text of `search-index.json`, with a line for each entry */
export const toText = (file: IndexFile): string =>
  `[${file.map((entry) => JSON.stringify(entry)).join('\n,')}]`;

/** The content of `search-index.json`. */
export function buildIndexFile(
  pages: readonly SourcePage[],
  { removeDefaultStopWordFilter }: { removeDefaultStopWordFilter: boolean },
): Required<IndexFile> {
  const indexOf = (texts: Record<string, string[]>): PackedIndex => {
    const fields = Object.entries(fieldsOf(texts, removeDefaultStopWordFilter));
    return pack(
      Object.fromEntries(
        fields.map(([name, field]) => {
          const best = prune(field);
          // A need of readers stands for itself, however many the page has: their length doesn't count.
          return [
            name,
            name === 'intents' ? { ...best, lengths: best.lengths.map(() => 1) } : best,
          ];
        }),
      ),
    );
  };
  const sections = pages.flatMap((page) => page.sections);
  return [
    {
      documents: pages.map(({ url, title, description, weight }) => ({
        url,
        title,
        description,
        ...(weight !== 1 && { weight }),
      })),
      index: indexOf({
        intents: pages.map(({ intents }) => intents.join(' · ')),
        keywords: pages.map(({ keywords }) => keywords.join(' · ')),
        linkContext: pages.map(({ linkContext }) => linkContext.join(' · ')),
      }),
    },
    {
      documents: pages.map((page) =>
        page.sections.map(({ title, anchor }) => {
          const hash = `#${anchor}`;
          return { title, ...(title !== '' && hash !== fragmentOf(title) && { hash }) };
        }),
      ),
      index: indexOf({
        text: sections.map(({ text }) => text),
        code: sections.map(({ code }) => code),
      }),
    },
  ];
}
