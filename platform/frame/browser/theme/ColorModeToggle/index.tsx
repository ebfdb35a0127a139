import type { ReactNode } from 'react';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

type Choice = Props['value'];

/**
 * The choice that follows: from the system's to the color that it doesn't show, to the one that it
 * does, and back to the system's. So the first click always changes what the reader sees.
 */
function nextOf(choice: Choice): Choice {
  const [shown, other] = matchMedia('(prefers-color-scheme: dark)').matches
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  if (choice === null) {
    return other;
  }
  return choice === other ? shown : null;
}

/** The framework's toggle, whose first click is light mode even where the system is light. */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const { respectPrefersColorScheme, value, onChange } = props;
  return respectPrefersColorScheme ? (
    <ColorModeToggle
      {...props}
      onChange={() => {
        onChange(nextOf(value));
      }}
    />
  ) : (
    <ColorModeToggle {...props} />
  );
}
