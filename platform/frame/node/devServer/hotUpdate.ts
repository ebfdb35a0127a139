import type { Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { ContentError } from '#platform/base/common/problems';

const NAME = 'HotUpdate';
/** Pause without an edit before all pages are read again, in milliseconds. */
const QUIET_MS = 500;

/** Pending while the bundler works. */
let compilation: Promise<void> | undefined;

/** Tracks when the bundler works. */
export function watchCompiler({
  watchRun,
  done,
  failed,
}: Pick<Compiler['hooks'], 'watchRun' | 'done' | 'failed'>): void {
  let end: (() => void) | undefined;
  const onEnd = () => {
    end?.();
    end = undefined;
    compilation = undefined;
  };
  watchRun.tap(NAME, () => {
    compilation ??= new Promise((resolve) => {
      end = resolve;
    });
  });
  done.tap(NAME, onEnd);
  failed.tap(NAME, onEnd);
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, QUIET_MS);
  });

const isAboutContent = (error: unknown): boolean =>
  error instanceof Error && (error instanceof ContentError || isAboutContent(error.cause));

/**
 * A plugin that, after an edit, reads its content again only once the browser has the edited page
 * and no other edit follows: the bundler compiles the page in the same thread, in a fraction of the
 * time. Where an edit makes its content bad, it keeps what it loaded last. The framework would print a stack
 * and leave the rest of the reload out, and so the content check, which says what to mend.
 */
export function reloadAfterHotUpdate<Content>(plugin: Plugin<Content>): Plugin<Content> {
  let last: { content: Content } | undefined;
  let edits = 0;
  let isWaiting = false;
  const load = async () => {
    try {
      last = { content: (await plugin.loadContent?.()) as Content };
    } catch (error) {
      if (!last || !isAboutContent(error)) {
        throw error;
      }
    }
    return last.content;
  };
  return {
    ...plugin,
    async loadContent() {
      if (!last) {
        return load();
      }
      edits += 1;
      if (isWaiting) {
        // The pending reload will read this edit, too; the framework drops this one.
        return new Promise(() => undefined);
      }
      isWaiting = true;
      for (let seen = -1; seen !== edits;) {
        seen = edits;
        await pause();
        await compilation;
      }
      isWaiting = false;
      return load();
    },
  };
}
