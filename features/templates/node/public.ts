export { loadTemplates } from './load';
