import type { ReactNode } from 'react';
import Main from '@theme-init/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { TextStart } from '#platform/frame/browser/Menu';

/** The framework's main part of a page, with a place that the skip link leads to. */
export default function MainWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Main {...props}>
      <TextStart />
      {children}
    </Main>
  );
}
