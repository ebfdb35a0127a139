import type { ServerResponse } from 'node:http';
import logger from '@docusaurus/logger';

/**
 * The index for development, made when it is requested: reading all pages takes seconds, and few
 * edits are followed by a search.
 */
export function onDemandIndex() {
  let make = () => Promise.reject<string>(new Error('No content is loaded yet.'));
  let index: Promise<string> | undefined;
  return {
    /** The next request makes the index, of new content. */
    update(makeNew: () => Promise<string>): void {
      make = makeNew;
      index = undefined;
    },
    /** Answers a request with the index, and makes it first if necessary. */
    async answer(response: ServerResponse): Promise<void> {
      try {
        index ??= make();
        const text = await index;
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      } catch (error) {
        index = undefined;
        logger.error('The search index could not be made.');
        console.error(error);
        response.statusCode = 500;
        response.end();
      }
    },
  };
}
