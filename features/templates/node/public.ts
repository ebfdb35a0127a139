// What other features may use of the templates in the build.
export type { Template } from '../common/schema';
export { loadTemplates, templates } from './collection';
