export { templatesSchema, type Template } from './schema';
