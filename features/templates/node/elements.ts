import type { PhrasingContent, RootContent } from 'mdast';

/** A text node. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A node that becomes the element `hName`; see mdast-util-to-hast. */
export function element(
  hName: string,
  children: PhrasingContent[],
  hProperties: Record<string, string> = {},
): PhrasingContent & RootContent {
  return { type: 'emphasis', data: { hName, hProperties }, children };
}
