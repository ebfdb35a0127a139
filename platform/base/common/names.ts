/** A name as part of an address, without what is in parentheses: `Lamp (LMP)` → `lamp`. */
export const slugOf = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The forms of a name: `Open Policy Agent (OPA)`, `Open Policy Agent`, `OPA`. */
export function formsOf(name: string): string[] {
  const short = /\(([^)]+)\)/.exec(name)?.[1];
  return [name, name.replace(/\s*\(.*\)/, ''), ...(short ? [short] : [])];
}
