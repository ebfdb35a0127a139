// What other features may use of the readiness checklist.
export { nextJourney, serializeJourney } from './journey';
export { READINESS_ROUTE } from './vocabulary';
