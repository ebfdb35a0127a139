// What other features may use of the catalog in the build.
export { toPageLink } from './pages';
export { docsOfFiles, toRecords, type Doc } from './records';
export { guideData, incidentData, isRemediesHeading } from './remark';
