// What other features may use of the events in the build.
export { loadEvents } from './collections';
