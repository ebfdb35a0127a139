// What other features may use of the news in the build.
export { loadChanges } from './collection';
