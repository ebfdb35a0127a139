import { type ReactNode, useRef, useState } from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Highlighted code, made at build by plugins/code-blocks; its text is trusted. */
  html?: string;
  /** Code that is not highlighted, for use outside Markdown. */
  children?: string;
  language?: string;
}

/** A block of code with a button that copies it. */
export default function CodeBlock({ html, children, language }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code.current?.textContent ?? '');
    setIsCopied(true);
  };
  const className = language && `language-${language}`;
  return (
    <div className={`theme-code-block ${styles.block}`}>
      {/* Wide code scrolls; so it has to take the focus to be scrolled by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0}>
        {html === undefined ? (
          <code ref={code} className={className}>
            {children}
          </code>
        ) : (
          <code ref={code} className={className} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      <button
        type="button"
        className={styles.copy}
        aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
        onClick={() => void copy()}
        onBlur={() => {
          setIsCopied(false);
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
