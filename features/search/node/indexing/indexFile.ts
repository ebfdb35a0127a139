import MiniSearch from 'minisearch';
import { fragmentOf } from '../../common/fragment';
import { pack } from '../../common/pack';
import { isStopWord, tokenize } from '../../common/text';
import {
  CUT_MARK,
  type ContentDocument,
  type HeadingDocument,
  type IndexEntry,
  type IndexFile,
} from '../../common/types';
import type { SourcePage } from './pages';
import { prune } from './prune';

/**
 * Maximum length of the text of a section that is kept for excerpts, in characters. All words are
 * indexed; with complete texts the file would be twice as large.
 */
export const TEXT_LENGTH = 160;

/** Cuts a text at the end of a word, with an ellipsis for the rest. */
function cut(text: string): string {
  return text.length <= TEXT_LENGTH
    ? text
    : text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH)) + CUT_MARK;
}

/**
 * @param documents what browsers receive
 * @param texts for each document, the text of each field
 */
function buildEntry<Document, Field extends string>(
  documents: Document[],
  fields: readonly Field[],
  texts: readonly Record<Field, string>[],
  keepStopWords: boolean,
): IndexEntry<Document> {
  const engine = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: [...fields],
    tokenize,
    processTerm: (term) => (keepStopWords || !isStopWord(term) ? term : null),
  });
  engine.addAll(texts.map((text, id) => ({ ...text, id })));
  return { documents, index: prune(pack(engine.toJSON())) };
}

/** The content of `search-index.json`. */
export function buildIndexFile(
  pages: readonly SourcePage[],
  { removeDefaultStopWordFilter }: { removeDefaultStopWordFilter: boolean },
): IndexFile {
  const headings: HeadingDocument[] = [];
  const contents: ContentDocument[] = [];
  const contentTexts: { text: string; code: string }[] = [];
  pages.forEach(({ sections }, page) => {
    for (const { title, anchor, text, code } of sections) {
      const hash = `#${anchor}`;
      const document = { page, title, ...(hash !== fragmentOf(title) && { hash }) };
      const heading = title === '' ? null : headings.push(document) - 1;
      if (text !== '' || code !== '') {
        contents.push({ page, heading, text: cut(text) });
        contentTexts.push({ text, code });
      }
    }
  });
  return [
    buildEntry(
      pages.map(({ url, title, description, brief, weight }) => ({
        url,
        title,
        description,
        ...(brief !== undefined && { brief }),
        ...(weight !== 1 && { weight }),
      })),
      ['title', 'description', 'intents', 'keywords', 'linkContext'],
      pages.map(({ title, description, intents, keywords, linkContext }) => ({
        title,
        description,
        intents: intents.join(' · '),
        keywords: keywords.join(' · '),
        linkContext: linkContext.join(' · '),
      })),
      removeDefaultStopWordFilter,
    ),
    buildEntry(
      headings,
      ['title'],
      headings.map(({ title }) => ({ title })),
      removeDefaultStopWordFilter,
    ),
    buildEntry(contents, ['text', 'code'], contentTexts, removeDefaultStopWordFilter),
  ];
}
