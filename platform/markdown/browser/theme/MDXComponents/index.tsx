import type { ComponentProps, ReactNode } from 'react';
import MDXComponents from '@theme-init/MDXComponents';
import { Table } from '../../Table';
import CodeBlock from '../CodeBlock';

/** The checkbox of an item in a task list, which the text next to it does not label. */
function CheckBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}

/**
 * The components for the elements of Markdown. Other components are imported by the pages that use
 * them.
 */
export default {
  ...MDXComponents,
  CodeBlock,
  input: CheckBox,
  table: Table,
};
