import type { PhrasingContent, RootContent } from 'mdast';

/** A node of text. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A node that becomes an element of another name; see mdast-util-to-hast. */
export function element(
  hName: string,
  children: PhrasingContent[],
  hProperties: Record<string, string> = {},
): PhrasingContent & RootContent {
  return { type: 'emphasis', data: { hName, hProperties }, children };
}
