import type { ReactNode } from 'react';
import clsx from 'clsx';
import { COLOR_MODE } from '@contribute-site/light-client/common/marks';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

/**
 * The framework's toggle, which the script inside the page works at all times
 * (`packages/light-client/browser/start/colorMode.ts`), unless the system's preference doesn't count.
 */
export default function ColorModeToggleWrapper({ className, ...props }: Props): ReactNode {
  return props.respectPrefersColorScheme ? (
    <ColorModeToggle
      {...props}
      className={clsx(className, COLOR_MODE)}
      onChange={() => undefined}
    />
  ) : (
    <ColorModeToggle {...props} className={className} />
  );
}
