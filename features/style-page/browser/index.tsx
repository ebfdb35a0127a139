import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** The components that all pages share in both themes, side by side, for maintainers; not part of the built site. */
export default function StylePage(): ReactNode {
  const samples = useBaseUrl('/style/samples');
  return (
    <main className={styles.frames}>
      {['light', 'dark'].map((theme) => (
        <iframe
          key={theme}
          title={`Samples in the ${theme} theme`}
          src={`${samples}?docusaurus-theme=${theme}`}
        />
      ))}
    </main>
  );
}
