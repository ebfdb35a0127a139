import { preload } from './preload';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What nothing happens at without scripts. A heading's link to itself leads to its section at once,
 * and does the rest later. Other links, fields and details work by themselves.
 */
const PRESSED =
  '[type=button], [role=button], [data-collapsed] > summary, [data-opens], a.hash-link';

/** After this time a control shows that it is waited for, in milliseconds. */
const BUSY_AFTER = 100;

const BOX = '[type=checkbox], [type=radio]';

/** Sets a value as typing does: React, whose setter stands on the element itself, does not know of it. */
function setTyped(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** Has the page hear of what a reader has typed or chosen. */
function redo(field: Field, value: string, isChecked: boolean): void {
  if (field.matches(BOX)) {
    (field as HTMLInputElement).checked = !isChecked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    field.value = field.defaultValue;
    setTyped(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The control that a key opens, by its `aria-keyshortcuts`. */
function controlOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Element | null {
  const isTyping = target instanceof Element && target.matches('input, select, textarea');
  if (isTyping && !(ctrlKey || metaKey)) {
    return null;
  }
  const keys = [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', key.toUpperCase()];
  const shortcut = CSS.escape(keys.filter(Boolean).join('+'));
  return document.querySelector(`[aria-keyshortcuts~="${shortcut}"]`);
}

/** What a reader does before a page can answer. */
export interface Recording {
  /** Does it all, once and in order, and ends the recording. */
  replay: () => Promise<void>;
  /** Leaves everything to the browser from now on; what waits says that it is in vain. */
  giveUp: () => void;
}

/**
 * Records clicks, shortcuts and input. Dialogs open at once (`data-opens` names one by its id).
 *
 * @param failure id of the line that tells of a failure
 * @param atOnce does what a control is for, if that can be done without the page; tells whether it could
 */
export function record(failure: string, atOnce: (control: Element) => boolean): Recording {
  const deeds = new Map<Element, () => void>();
  const typed = new Map<EventTarget, string>();
  const ended = new AbortController();

  const keep = (control: Element, deed: () => void): void => {
    deeds.delete(control);
    deeds.set(control, deed);
    setTimeout(() => {
      if (!ended.signal.aborted && deeds.has(control)) {
        control.setAttribute('aria-busy', 'true');
      }
    }, BUSY_AFTER);
  };

  const press = (control: HTMLElement): void => {
    const dialog = document.getElementById(control.dataset.opens ?? '');
    if (dialog instanceof HTMLDialogElement) {
      dialog.showModal();
      if (control.dataset.needs !== undefined) {
        preload(control.dataset.needs, 'low');
      }
    } else if (!atOnce(control) && !deeds.has(control)) {
      // Pressed again, it has been too slow for the reader: not what they want twice.
      keep(control, () => {
        control.click();
      });
    }
  };

  const onClick = (event: MouseEvent): void => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const target = event.target as Element;
    // React hears of boxes by clicks, and while it takes the page over would of one that it checks twice.
    if (target.matches(BOX)) {
      event.stopImmediatePropagation();
    }
    const control = target.closest<HTMLElement>(PRESSED);
    if (control && !(button || ctrlKey || metaKey || shiftKey || altKey)) {
      event.stopImmediatePropagation();
      if (!control.matches('.hash-link')) {
        event.preventDefault();
      }
      press(control);
    }
  };

  const onKey = (event: KeyboardEvent): void => {
    const field = event.target as Field;
    if (event.key === 'Enter' && field.type === 'text') {
      const typing = deeds.get(field);
      keep(field, () => {
        typing?.();
        field.dispatchEvent(new KeyboardEvent(event.type, event));
      });
      return;
    }
    const control = controlOf(event);
    if (control instanceof HTMLElement) {
      event.preventDefault();
      event.stopImmediatePropagation();
      press(control);
    }
  };

  const onInput = ({ target }: Event): void => {
    const field = target as Field;
    const { value } = field;
    const isChecked = (field as HTMLInputElement).checked;
    typed.set(field, value);
    keep(field, () => {
      redo(field, value, isChecked);
    });
  };

  // While React takes a page over it may draw a field anew, empty: the next letter follows the others.
  const onBeforeInput = ({ target }: Event): void => {
    const field = target as Field;
    const value = typed.get(field);
    if (value !== undefined && field.value !== value) {
      setTyped(field, value);
    }
  };

  // Opened by the browser: the page only has to hear of it, and nobody waits for that.
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement) {
      deeds.set(target, () => target.dispatchEvent(new Event('toggle')));
    }
  };

  const options = { capture: true, signal: ended.signal };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('beforeinput', onBeforeInput, options);
  addEventListener('input', onInput, options);
  addEventListener('toggle', onToggle, options);

  const end = (): void => {
    ended.abort();
    deeds.forEach((_deed, control) => {
      control.removeAttribute('aria-busy');
    });
  };
  return {
    async replay() {
      end();
      for (const deed of deeds.values()) {
        deed();
        // React draws what follows from it in between.
        await Promise.resolve();
      }
    },
    giveUp() {
      end();
      deeds.forEach((_deed, control) => {
        control.setAttribute('aria-describedby', failure);
      });
    },
  };
}
