import MDXComponents from '@theme-original/MDXComponents';
import { ChildPages } from '../../components/ChildPages';
import * as diagram from '../../components/diagram';
import { Table } from '../../components/Table';
import { Term } from '../../components/Term';
import CodeBlock from '../CodeBlock';

/** Components that Markdown pages can use without importing them: on every page, so only light ones. */
export default { ...MDXComponents, ...diagram, ChildPages, CodeBlock, Term, table: Table };
