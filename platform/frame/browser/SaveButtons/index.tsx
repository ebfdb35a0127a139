import { useState, type ReactNode } from 'react';

interface SaveButtonsProps<Format extends string> {
  /** As the labels of the buttons name them. */
  formats: readonly Format[];
  /** Saves a file; rejects if it can't. */
  save: (format: Format) => Promise<void>;
  /** What readers are told then. */
  failure: string;
}

/** A button for each format in which a reader can save what the page shows. */
export function SaveButtons<Format extends string>({
  formats,
  save,
  failure,
}: SaveButtonsProps<Format>): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            save(format).then(
              () => setFailed(false),
              () => setFailed(true),
            );
          }}
        >
          Save as {format}
        </button>
      ))}
      {hasFailed && <span role="alert">{failure}</span>}
    </>
  );
}
