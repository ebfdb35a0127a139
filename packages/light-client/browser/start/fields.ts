/** What a reader fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const BOX = '[type=checkbox], [type=radio]';

/** @returns what has React hear of the state that a reader has brought a field into */
export function stateOf({ value, checked }: Field & { checked?: boolean }): (field: Field) => void {
  return (field) => {
    if (field.matches(BOX)) {
      (field as HTMLInputElement).checked = !checked;
      field.click();
      return;
    }
    // React's setter stands on the element itself. It doesn't know of one that goes around it, as typing does.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
