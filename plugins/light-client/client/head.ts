import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element of the head, or the attributes of `html` or `body`. */
export interface HeadElement {
  type: string;
  /** By the name that HTML has for them. */
  attributes: Record<string, string>;
  /** What stands between its tags. */
  text: string;
}

/** Attributes that React names in another way than by the lower case of their name in HTML. */
const ATTRIBUTE_NAMES: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

/** What tells elements of one type apart: of those that agree in the first of these that they have, the last counts. */
const KEYS: Record<string, string[]> = {
  meta: ['charset', 'http-equiv', 'name', 'property', 'itemprop'],
  script: ['src'],
};

function toAttributes(props: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => name !== 'children' && value != null && value !== false)
      .map(([name, value]) => [
        ATTRIBUTE_NAMES[name] ?? name.toLowerCase(),
        value === true && !name.startsWith('data-') ? '' : String(value),
      ]),
  );
}

/** The elements that stand in a `<Head>`. */
export function toElements(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) {
      return [];
    }
    const { type, props } = child as ReactElement<Record<string, unknown>>;
    if (type === Fragment) {
      return toElements(props.children as ReactNode);
    }
    const { children: content } = props;
    const text = (Array.isArray(content) ? content : [content ?? '']).join('');
    return [{ type: String(type), attributes: toAttributes(props), text }];
  });
}

function keyOf({ type, attributes, text }: HeadElement): string {
  if (['title', 'html', 'body', 'base'].includes(type)) {
    return type;
  }
  if (type === 'link') {
    const { rel, href } = attributes;
    return rel === 'canonical' ? 'link canonical' : `link ${rel} ${href} ${attributes.hreflang}`;
  }
  const name = KEYS[type]?.find((candidate) => candidate in attributes);
  return name === undefined ? `${type} ${text}` : `${type} ${name} ${attributes[name]}`;
}

/**
 * What the head of a page holds.
 *
 * @param elements of all `<Head>`s, the outermost first; inner ones take the place of outer ones,
 *   and attributes of `html` and `body` add up
 */
export function merge(elements: readonly HeadElement[]): HeadElement[] {
  const merged = new Map<string, HeadElement>();
  for (const element of elements) {
    const key = keyOf(element);
    const isRoot = element.type === 'html' || element.type === 'body';
    const outer = isRoot ? merged.get(key)?.attributes : undefined;
    merged.set(key, { ...element, attributes: { ...outer, ...element.attributes } });
  }
  return [...merged.values()];
}

/** Marks what is managed here, in the HTML of the build, too. */
const MARK = 'data-rh';
/** Names of the attributes that were set on `html` and `body`. */
const set: Record<string, Set<string>> = { html: new Set(), body: new Set() };

function applyAttributes(root: HTMLElement, wanted: Record<string, string>): void {
  const names = set[root.localName] ?? new Set();
  for (const name of names) {
    if (!(name in wanted)) {
      root.removeAttribute(name);
      names.delete(name);
    }
  }
  for (const [name, value] of Object.entries(wanted)) {
    names.add(name);
    if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  }
}

/** Makes the document's head what it should be, and leaves alone what is so already. */
export function apply(elements: readonly HeadElement[]): void {
  const attributesOf = (type: string) =>
    elements.find((element) => element.type === type)?.attributes ?? {};
  applyAttributes(document.documentElement, attributesOf('html'));
  applyAttributes(document.body, attributesOf('body'));
  const title = elements.find(({ type }) => type === 'title')?.text;
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }

  const old = new Set(Array.from(document.head.querySelectorAll(`[${MARK}]:not(title)`)));
  for (const { type, attributes, text } of elements) {
    if (type === 'html' || type === 'body' || type === 'title') {
      continue;
    }
    const element = document.createElement(type);
    for (const [name, value] of Object.entries({ ...attributes, [MARK]: 'true' })) {
      element.setAttribute(name, value);
    }
    element.textContent = text;
    const same = [...old].find((other) => other.isEqualNode(element));
    if (same) {
      old.delete(same);
    } else {
      document.head.append(element);
    }
  }
  old.forEach((element) => {
    element.remove();
  });
}
