import type { ReactNode } from 'react';
import controls from '../controls.module.css';

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
