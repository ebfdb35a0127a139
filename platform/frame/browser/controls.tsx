// What readers press and choose from, on several pages.
import {
  type ComponentProps,
  type MouseEventHandler,
  type ReactNode,
  type ToggleEventHandler,
  useId,
  useState,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import controls from './controls.module.css';

/** What most readers of a page come to do, as a button. */
export function Action({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <p>
      <Link to={to} className="button button--primary">
        {children}
      </Link>
    </p>
  );
}

type FileLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Path of the file on this site, with or without base path: `/blog/rss.xml`. */
  file: string;
};

/** A link to a file that is published next to the pages, such as a feed, and is not a route. */
export function FileLink({ file, ...props }: FileLinkProps): ReactNode {
  // The framework opens links that are not routes in a new tab, unless told otherwise.
  return <Link to={`pathname://${file}`} target="_self" rel={undefined} {...props} />;
}

interface ActionMenuProps {
  label: string;
  className?: string;
  onToggle?: ToggleEventHandler;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Buttons and links of the class `dropdown__link`. */
  children: ReactNode;
}

/** A button, and the list of actions below it, which the browser opens and closes. */
export function ActionMenu({
  label,
  className,
  children,
  ...handlers
}: ActionMenuProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={clsx('clean-btn opener', controls.opener, className)}
      >
        {label}
      </button>
      <div id={id} popover="auto" className="dropdown__menu" {...handlers}>
        {children}
      </div>
    </>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  name?: string;
  value: Value;
  /** Values with their names, in their order. */
  options: readonly (readonly [value: Value, name: string])[];
  onChange: (value: Value) => void;
}

/** A field with its label, in which a reader chooses one of several values. */
export function Select<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: SelectProps<Value>): ReactNode {
  return (
    <label>
      {label}
      <select
        className={controls.labeled}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

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
