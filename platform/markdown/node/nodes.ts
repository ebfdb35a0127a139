import type { Node } from 'unist';

type Made = Node & Record<string, unknown>;

/** Attributes of a component with texts as their values. */
export const textAttributes = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/**
 * `<name variable={variable} text="text" />` as a node of MDX.
 *
 * @param variables of the module, each passed as the attribute of its name
 * @param texts other attributes
 */
export function elementNode(
  name: string,
  variables: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): Made {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      ...textAttributes(texts),
      ...variables.map((variable) => ({
        type: 'mdxJsxAttribute',
        name: variable,
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: variable,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                { type: 'ExpressionStatement', expression: { type: 'Identifier', name: variable } },
              ],
            },
          },
        },
      })),
    ],
    children: [],
  };
}

/** A heading of level 2, with an anchor of its own if one is given. */
export const headingNode = (text: string, id?: string): Made => ({
  type: 'heading',
  depth: 2,
  ...(id !== undefined && { data: { id, hProperties: { id } } }),
  children: [{ type: 'text', value: text }],
});
