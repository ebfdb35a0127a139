// What other features may use of the lexicon in the build.
export { loadLexicon, namesOf } from './load';
