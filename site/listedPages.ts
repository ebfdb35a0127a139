/** Folders whose pages are many and of one kind. */
const LISTED =
  /^community\/tags\/security-and-compliance\/publications\/(catalog\/(\d{4}|vectors|ecosystems)|controls-catalog)\/(?!index$)/;

/**
 * Whether a page stays out of the sidebar, which would grow with each incident: the index page of
 * its folder lists it.
 *
 * @param docId its path below `docs/`, without extension
 */
export const isListed = (docId: string): boolean => LISTED.test(docId);
