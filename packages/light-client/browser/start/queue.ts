import { COLOR_MODE } from '../../common/marks';
import { controlOf } from './elements';
import { BOX, type Field, keepCaret, stateOf } from './fields';

/** What neither browsers nor the script inside the page do by themselves. */
const PRESSED = `:is([type=button], [role=button]):not([popovertarget], [commandfor], .${COLOR_MODE} *)`;

const all = () => [...document.querySelectorAll(`${PRESSED}, input, select`)];

const actions = new Map<unknown, () => void>();
const ended = new AbortController();

/** @param key of actions of which only the last counts */
export function enqueue<Control extends Element>(
  control: Control,
  act: (control: Control) => void,
  key: unknown = {},
): void {
  if (ended.signal.aborted) return;
  const place = all().indexOf(control);
  actions.delete(key);
  actions.set(key, () => {
    // If React has drawn the page anew, because something had changed it, the control is another.
    act(control.isConnected ? control : ((all()[place] ?? control) as Control));
  });
}

function onClick(event: Event): void {
  const control = controlOf(event, PRESSED);
  // React hears of boxes by clicks, and would of one that it checks twice.
  if (control || controlOf(event, BOX)) event.stopPropagation();
  if (control) {
    event.preventDefault();
    control.setAttribute('aria-busy', 'true');
    enqueue(control, (current) => current.click());
  }
}

function onInput({ target }: Event): void {
  const field = target as Field;
  // Nothing but a reader fills in the name of a file; the page looks for it itself.
  if (field.type !== 'file') enqueue(field, stateOf(field), field);
}

/** React may draw a field anew, empty, while it takes the page over: the next letter follows the others. */
function onBeforeInput({ target }: Event): void {
  if ((target as Field).value === '') actions.get(target)?.();
}

/** Keeps clicks and the state of fields until the page has started. */
export function keepActions(): void {
  const listeners = {
    click: onClick,
    input: onInput,
    beforeinput: onBeforeInput,
    selectionchange: () => keepCaret(document.activeElement),
  };
  for (const [type, listener] of Object.entries(listeners)) {
    addEventListener(type, listener, { capture: true, signal: ended.signal });
  }
}

/** Leaves everything to the browser from now on. */
export function endQueue(): void {
  ended.abort();
  document.querySelectorAll('[aria-busy]').forEach((one) => one.removeAttribute('aria-busy'));
}

/** Does it all, in order. */
export async function handOver(): Promise<void> {
  endQueue();
  for (const action of actions.values()) {
    action();
    // React draws what follows from it in between.
    await Promise.resolve();
  }
}
