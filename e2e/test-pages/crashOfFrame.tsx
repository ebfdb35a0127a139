import { type ReactNode } from 'react';
import { Breakable } from './crash';

/** A page that fails outside of the site's frame. */
export default function CrashOfFramePage(): ReactNode {
  return (
    <main>
      <h1>Crash of the frame</h1>
      <Breakable />
    </main>
  );
}
