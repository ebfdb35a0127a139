/** What a reader fills in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export const BOX = '[type=checkbox], [type=radio]';

/** Sets a value as typing does: React, whose setter stands on the element itself, doesn't know of it. */
function setTyped(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

/** Has React hear of the state that a reader has brought a field into. */
export function tell(field: Field, value: string, isChecked: boolean): void {
  if (field.matches(BOX)) {
    (field as HTMLInputElement).checked = !isChecked;
    field.click();
  } else {
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    setTyped(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** React may draw a field anew, empty, while it takes the page over: the next letter follows the others. */
export function restore(field: Field, value: string | undefined): void {
  if (value !== undefined && field.value !== value) setTyped(field, value);
}
