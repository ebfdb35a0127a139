// Reading a large lockfile takes too long for the main thread. The list is a part of this file, so
// that nothing has to be loaded for a check.
import list from '@generated/site-catalog/default/affected.json';
import { checkFile } from '../common/affected/check';
import { LockfileError } from '../common/affected/lockfiles';
import type { CheckAnswer, CheckRequest } from '../common/affected/messages';

/** Of the files that are read; larger ones are no lockfiles. */
const MOST_BYTES = 200_000_000;

async function answer({ file, content }: CheckRequest): Promise<CheckAnswer> {
  try {
    if (typeof content !== 'string' && content.size > MOST_BYTES) {
      throw new LockfileError(
        'The file is larger than 200 MB → Choose a lockfile or an SBOM of one project.',
      );
    }
    const text = typeof content === 'string' ? content : await content.text();
    return { report: checkFile(text, file, list) };
  } catch (error) {
    return {
      problem:
        error instanceof LockfileError
          ? error.message
          : 'The file can’t be read → Choose it again, or paste its text.',
    };
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void answer(data).then((result) => postMessage(result));
});
