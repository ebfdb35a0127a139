import type { ReactNode } from 'react';
import BlogLayout from '@theme-init/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import { TextStart } from '#platform/frame/browser/Menu';

/** The framework's layout of the blog, with a place that the skip link leads to. */
export default function BlogLayoutWrapper({ children, ...props }: Props): ReactNode {
  return (
    <BlogLayout {...props}>
      {props.sidebar && props.sidebar.items.length > 0 && <TextStart />}
      {children}
    </BlogLayout>
  );
}
