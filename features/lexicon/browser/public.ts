// What other features may use of the lexicon.
export { Term } from './Term';
