/** What a script does something for. */
const CONTROLS =
  'button, input, select, textarea, summary, label, [role="button"], [tabindex="0"], [data-opens]';

/** https://wicg.github.io/netinfo/; Firefox and Safari tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the reader wants to save data, or has to. */
function isSaving({ saveData, effectiveType = '' }: Connection): boolean {
  return saveData === true || /[23]g$/.test(effectiveType);
}

/** Whether data are known to be fast, and are not known to be metered. */
const isPlentiful = (known: Connection): boolean =>
  known.effectiveType === '4g' && known.type !== 'cellular' && !isSaving(known);

/** Whether an event means that the reader is about to use what scripts do. */
function isUse({ type, target }: Event): boolean {
  if (type === 'keydown') {
    return true;
  }
  if (type === 'selectionchange') {
    return getSelection()?.isCollapsed === false;
  }
  // Browsers follow links by themselves: to those who save data, scripts only cost something there.
  const used = isSaving(connection()) ? CONTROLS : `${CONTROLS}, a[href]`;
  return target instanceof Element && target.closest(used) !== null;
}

/** A click without a pointer comes from assistive technology; a finger is a pointer, too. */
const SIGNS = ['pointerover', 'focusin', 'click', 'keydown', 'selectionchange'];
const IDLE_MS = 2000;

/**
 * Calls back at each sign that the reader is about to use the page: a pointer or a finger on a
 * control or link, the focus in one, a key, selected text. Where data are fast and not metered, also
 * after two idle seconds.
 *
 * @param signal ends it
 */
export function watchForUse(start: () => void, signal: AbortSignal): void {
  for (const sign of SIGNS) {
    addEventListener(
      sign,
      (event) => {
        if (isUse(event)) {
          start();
        }
      },
      { capture: true, passive: true, signal },
    );
  }
  const waitForIdle = () => {
    setTimeout(() => {
      if (!signal.aborted && isPlentiful(connection())) {
        requestIdleCallback(start);
      }
    }, IDLE_MS);
  };
  addEventListener('load', waitForIdle, { signal });
}
