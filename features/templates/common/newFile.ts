/** Longer addresses are refused by GitHub, or cut by browsers. */
const LONGEST = 8000;

/** `owner/name` of a repository, from that or from its address on GitHub; `undefined` for anything else. */
export function repositoryIn(text: string): string | undefined {
  const match = /^(?:(?:https?:\/\/)?github\.com\/)?([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
    text.trim(),
  );
  return match ? `${match[1]}/${match[2]}` : undefined;
}

/**
 * The address at which GitHub offers to create a file, on the branch `main`.
 *
 * @param repository `owner/name`
 * @param path of the file in the repository
 * @param content what the file starts with
 * @returns also whether the content is in the address: it is left out where that would be too long
 */
export function newFileAddress(
  repository: string,
  path: string,
  content: string,
): { address: string; hasContent: boolean } {
  const base = `https://github.com/${repository}/new/main?filename=${encodeURIComponent(path)}`;
  const whole = `${base}&value=${encodeURIComponent(content)}`;
  const hasContent = whole.length <= LONGEST;
  return { address: hasContent ? whole : base, hasContent };
}
