// What other features may use of the catalog in the build.
export { REMEDIES } from './remark';
