import MDXComponents from '@theme-original/MDXComponents';
import { DeadlineList, EventList } from '../../components/EventList';

/** Components that Markdown pages can use without importing them. */
export default { ...MDXComponents, DeadlineList, EventList };
