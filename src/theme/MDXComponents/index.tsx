import type { ComponentProps, ReactNode } from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import { ChildPages } from '../../components/ChildPages';
import * as diagram from '../../components/diagram';
import { Table } from '../../components/Table';
import { Term } from '../../components/Term';
import CodeBlock from '../CodeBlock';

/** The box of an item in a check list, which the text beside it does not name. */
function CheckBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}

/** Components that Markdown pages can use without importing them: on every page, so only light ones. */
export default {
  ...MDXComponents,
  ...diagram,
  ChildPages,
  CodeBlock,
  Term,
  input: CheckBox,
  table: Table,
};
