import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { askFor, type Filled } from '../../common/file';
import type { Template } from '../../common/schema';
import { counted } from '#platform/base/common/text';
import controls from '#platform/frame/browser/controls.module.css';
import styles from './styles.module.css';

interface Props extends Pick<Template, 'placeholders'> {
  filled: Filled;
  fill: (placeholder: string, text: string) => void;
  /** Id of the preview. */
  preview: string;
}

/** A field for a placeholder: what is asked, a field as wide as the form, and an example below. */
function Field({
  name,
  what,
  value,
  onChange,
}: {
  name: string;
  what: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  const { label, hint, choices } = askFor(name, what);
  const field = {
    id,
    className: controls.labeled,
    value,
    'aria-describedby': hint && `${id}-hint`,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...field} onChange={({ target }) => onChange(target.value)}>
          <option value="">Not chosen</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...field} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * The placeholders of a template, to fill in, and how many are left. Without scripts, in print, and
 * in copies of the page it is a list of them.
 */
export function Form({ placeholders, filled, fill, preview }: Props): ReactNode {
  useBrokenLinks().collectAnchor(preview);
  const entries = Object.entries(placeholders);
  const left = entries.filter(([name]) => (filled[name] ?? '') === '').length;
  if (entries.length === 0) {
    return null;
  }
  return (
    <div>
      <Link className={styles.onward} to={`#${preview}`} data-no-copy>
        Preview
      </Link>
      <details open className={styles.form} data-no-copy>
        <summary>
          Fill in {counted(entries.length, 'placeholder')}
          <span role="status">{left === 0 ? 'All filled in' : `${left} left`}</span>
        </summary>
        <div className="small">
          {entries.map(([name, what]) => (
            <Field
              key={name}
              name={name}
              what={what}
              value={filled[name] ?? ''}
              onChange={(text) => fill(name, text)}
            />
          ))}
        </div>
      </details>
      <ul className={styles.plainly}>
        {entries.map(([name, what]) => (
          <li key={name}>
            <code>{name}</code>: {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
