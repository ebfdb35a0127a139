// Ships to browsers: nothing from Node.

/** Whether an identifier is a CVE number. */
export function isCve(identifier: string): boolean {
  return identifier.startsWith('CVE-');
}

/** Address of the record of an identifier: CVE numbers and GitHub's advisories have one that follows from them. */
export function identifierUrl(identifier: string): string | undefined {
  if (isCve(identifier)) {
    return `https://www.cve.org/CVERecord?id=${identifier}`;
  }
  return identifier.startsWith('GHSA-') ? `https://github.com/advisories/${identifier}` : undefined;
}
