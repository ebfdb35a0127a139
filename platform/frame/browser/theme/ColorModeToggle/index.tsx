import type { ReactNode } from 'react';
import clsx from 'clsx';
import { nextColorMode } from '@contribute-site/light-client/common/colorMode';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

/** The framework's toggle, whose first click is light mode even where the system is light. */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const { respectPrefersColorScheme, value, className, onChange } = props;
  return respectPrefersColorScheme ? (
    <ColorModeToggle
      {...props}
      // By this name the start of the page finds it (packages/light-client/browser/start).
      className={clsx(className, 'color-mode')}
      onChange={() => {
        onChange(nextColorMode(value, matchMedia('(prefers-color-scheme: dark)').matches));
      }}
    />
  ) : (
    <ColorModeToggle {...props} />
  );
}
