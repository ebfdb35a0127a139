import { COLOR_MODE } from '../../common/marks';

/** The control of this kind that an event is about. */
export const controlOf = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** What a reader fills in. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const BOX = '[type=checkbox], [type=radio]';

type Caret = Parameters<HTMLInputElement['setSelectionRange']>;

/** Where the caret is in each field that a reader has typed in, or what they have selected there. */
const carets = new WeakMap<Element, Caret>();

/** Keeps the caret of a field, unless the field is empty: React may have emptied it. */
function keepCaret(field: Element | null): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = (field ??
    {}) as Partial<HTMLInputElement>;
  // Fields without text have none.
  if (field && value && typeof selectionStart === 'number') {
    carets.set(field, [selectionStart, selectionEnd ?? null, selectionDirection ?? undefined]);
  }
}

/** @returns what has React hear of the state that a reader has brought a field into */
function stateOf(field: Field): (current: Field) => void {
  const { value, checked } = field as Field & { checked?: boolean };
  keepCaret(field);
  return (current) => {
    if (current.matches(BOX)) {
      (current as HTMLInputElement).checked = !checked;
      current.click();
      return;
    }
    // React's setter stands on the element itself. It doesn't know of one that goes around it, as typing does.
    current.value = '';
    Reflect.set(Object.getPrototypeOf(current) as object, 'value', value, current);
    current.dispatchEvent(new Event('input', { bubbles: true }));
    current.dispatchEvent(new Event('change', { bubbles: true }));
    const caret = carets.get(field);
    if (caret && current === document.activeElement) {
      (current as HTMLInputElement).setSelectionRange(...caret);
    }
  };
}

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

/** React may draw a field anew, empty, while it hydrates the page: the next letter follows the others. */
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
