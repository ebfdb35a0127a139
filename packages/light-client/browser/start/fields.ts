/** What a reader fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const BOX = '[type=checkbox], [type=radio]';

type Caret = Parameters<HTMLInputElement['setSelectionRange']>;

/** Where the caret is in each field that a reader has typed in, or what they have selected there. */
const carets = new WeakMap<Element, Caret>();

/** Keeps the caret of a field, unless the field is empty: React may have emptied it. */
export function keepCaret(field: Element | null): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = (field ??
    {}) as Partial<HTMLInputElement>;
  // Fields without text have none.
  if (field && value && typeof selectionStart === 'number') {
    carets.set(field, [selectionStart, selectionEnd ?? null, selectionDirection ?? undefined]);
  }
}

/** @returns what has React hear of the state that a reader has brought a field into */
export function stateOf(field: Field): (current: Field) => void {
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
