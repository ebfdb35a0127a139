/** Folder of the template files in the repository. */
export const TEMPLATES_DIR = 'templates';

/** Folder of their former versions: `<file>/<version>.<extension>`. */
export const FORMER_DIR = `${TEMPLATES_DIR}/former`;

/** Address of a template file, without base path; scripts may rely on it. */
export function addressOf(file: string): string {
  return `/resources/templates/files/${file}`;
}
