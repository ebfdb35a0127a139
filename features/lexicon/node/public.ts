// What other features may use of the lexicon in the build.
export { loadTerms, namesOf } from './collection';
