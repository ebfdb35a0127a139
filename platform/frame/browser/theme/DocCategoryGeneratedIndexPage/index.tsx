import type { ComponentProps, ReactNode } from 'react';
import DocCategoryGeneratedIndexPage from '@theme-init/DocCategoryGeneratedIndexPage';
import { TextStart } from '../../Menu';

/** The framework's list of a category's pages; the skip link leads to its start. */
export default function DocCategoryGeneratedIndexPageWrapper(
  props: ComponentProps<typeof DocCategoryGeneratedIndexPage>,
): ReactNode {
  return (
    <>
      <TextStart />
      <DocCategoryGeneratedIndexPage {...props} />
    </>
  );
}
