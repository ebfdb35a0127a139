import type { IncomingMessage, ServerResponse } from 'node:http';
import logger from '@docusaurus/logger';
import type { IndexSource } from './indexing/makeIndex';

export interface OnDemandIndex {
  /** Sets the content of the site; the index of the previous content is dropped. */
  update: (source: IndexSource) => void;
  /** Answers a request with the index, and makes it first if necessary. */
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * The index for development, made when it is requested: reading all pages takes seconds, and few
 * edits are followed by a search.
 */
export function onDemandIndex(make: (source: IndexSource) => Promise<string>): OnDemandIndex {
  let source: IndexSource | undefined;
  let index: Promise<string> | undefined;
  return {
    update(newSource) {
      source = newSource;
      index = undefined;
    },
    async answer(_request, response) {
      try {
        if (!source) {
          throw new Error('No content is loaded yet.');
        }
        index ??= make(source);
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
