import { slugOf } from '#platform/base/common/text';

/** Where all projects are listed, without base path. */
export const PROJECTS_ROUTE = '/projects/all';

/** The page of a project, by its name. */
export const routeOfProject = (name: string): string => `${PROJECTS_ROUTE}/${slugOf(name)}`;
