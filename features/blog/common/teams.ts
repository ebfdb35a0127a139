/**
 * The framework's structured data, which takes every author for a person, with organizations
 * instead: posts of this site are signed by teams.
 */
export function withTeams<T extends object>(data: T): T {
  const text = JSON.stringify(data, (key, value: unknown) =>
    key === '@type' && value === 'Person' ? 'Organization' : value,
  );
  return JSON.parse(text) as T;
}
