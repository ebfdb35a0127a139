/** Appends an element to the head of the page. */
export function append(name: 'link' | 'script', properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** The control of this kind that an event is about. */
export const controlOf = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
