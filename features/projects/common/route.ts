/** Where all projects are listed, without base path. */
export const PROJECTS_ROUTE = '/projects/all';

/** `Open Policy Agent (OPA)` → `open-policy-agent`. */
export const slugOf = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The page of a project, by its name. */
export const routeOfProject = (name: string): string => `${PROJECTS_ROUTE}/${slugOf(name)}`;
