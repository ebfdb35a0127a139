// Reading a folder takes too long for the main thread. The list is a part of this file, so that
// nothing has to be loaded for a check.
import list from '@generated/site-catalog/default/affected.json';
import { checkText } from '../common/affected/check';
import type { CheckAnswer, CheckRequest } from '../common/affected/report';
import { beginReading } from './reading';

const reading = beginReading(list, {
  tell: (progress) => postMessage({ progress } satisfies CheckAnswer),
});

async function answer(request: CheckRequest): Promise<void> {
  if ('text' in request) {
    postMessage({ report: checkText(request.text, '', list) } satisfies CheckAnswer);
    return;
  }
  await reading.take(request);
  if (request.isLast) {
    postMessage({ report: await reading.finish(request.isAll) } satisfies CheckAnswer);
  }
}

// One message after the other: files of a later one wait for those of a zip before them.
let before: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  before = before
    .then(() => answer(data))
    .catch(() =>
      postMessage({
        problem: 'The check ended before its time → Choose fewer files, or one after the other.',
      } satisfies CheckAnswer),
    );
});
