import { countText, TEXTS } from './texts';
import { countOf, type Answers } from './useSearch';

/** What is announced of a search: how much was found in an area, or else in all of them. */
export function statusText(query: string, answers: Answers | undefined, area?: string): string {
  if (query.trim() === '') {
    return TEXTS.emptyQuery;
  }
  return answers && !answers.isPartial ? countText(countOf(answers, area)) : TEXTS.loading;
}
