/*
 * The start of a page, which stands inside it (`../../node/html.ts`): decides when its scripts are
 * loaded, and keeps what a reader does until they run. The text is complete without them.
 */
import { followColorMode, switchColorMode } from './colorMode';
import { followDays } from './days';
import { earlyMenu } from './menu';
import { preload } from './preload';
import { record } from './record';
import { watchForUse } from './signs';

/** Id of the line that tells of a failure (`platform/frame/browser/theme/Root`). */
const FAILURE = 'load-failure';

const root = document.documentElement;
const { scripts = '', table = '' } = document.currentScript?.dataset ?? {};
const waiting = new AbortController();
// In this order: what is recorded goes no further.
watchForUse(start, waiting.signal);
const menu = earlyMenu();
const recording = record(FAILURE, (control) => switchColorMode(control) || menu.press(control));
const ready = new Promise((resolve) => {
  addEventListener('DOMContentLoaded', resolve);
});

/** Marks a failure, until the page comes to life after all. */
function fail({ target }: Pick<Event, 'target'>): void {
  if (target === window || target instanceof HTMLScriptElement) {
    // By this name in the page, the rules for it stay in the style sheet.
    root.setAttribute('data-failed', '');
    recording.giveUp();
  }
}

/** Appends a script, which runs after those before it. */
function append(properties: Partial<HTMLScriptElement>): void {
  document.head.append(
    Object.assign(document.createElement('script'), { async: false, ...properties }),
  );
}

async function load(): Promise<void> {
  await ready;
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  preload(table);
  const sources = scripts.split(' ');
  const last = sources.pop();
  sources.forEach((src) => {
    append({ src });
  });
  const onload = () => {
    if (!('docusaurus' in window)) {
      fail({ target: window });
    }
  };
  append({ src: last, onload });
}

function start(): void {
  if (!waiting.signal.aborted) {
    waiting.abort();
    void load();
  }
}

const alive = new AbortController();
followColorMode(alive.signal);
// After a reload, Back to a page that was shown in this document changes nothing but the address.
const { pathname } = location;
addEventListener(
  'popstate',
  () => {
    if (location.pathname !== pathname) {
      location.reload();
    }
  },
  alive,
);
new MutationObserver((_changes, observer) => {
  if (root.dataset.hasHydrated === 'true') {
    observer.disconnect();
    alive.abort();
    // From now on links lead from page to page inside the document.
    document.querySelector('script[type="speculationrules"]')?.remove();
    void recording.replay().then(menu.handOver);
  }
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

void ready.then(() => {
  // The framework disables this one until it has started; here it may be pressed before.
  document.querySelectorAll<HTMLButtonElement>('.navbar :disabled').forEach((button) => {
    button.disabled = false;
  });
  const isOutdated = followDays();
  // An address with a query asks for more than the text.
  if (isOutdated || location.search !== '') {
    // Not before the text has been drawn; a page that nobody sees is not drawn.
    requestAnimationFrame(() => setTimeout(start));
  }
});
