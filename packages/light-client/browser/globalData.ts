import type { GlobalDoc, GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import globalData from '@generated/client-global-data.json';
import type { RouteEntry } from '../common/pageTable';

/** In place of `@generated/globalData`: of the docs, those whose page is known. */
export default globalData;

const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;

/** Tells the framework which sidebar a doc belongs to, by which it marks the area in the top bar. */
export function addDocs(entries: readonly RouteEntry[]): void {
  for (const { path, attributes, routes } of entries) {
    const { sidebar } = attributes;
    const known = docs.versions[0]?.docs;
    if (typeof sidebar === 'string' && known?.every((doc) => doc.path !== path)) {
      known.push({ id: path, path, sidebar } satisfies GlobalDoc);
    }
    addDocs(routes ?? []);
  }
}
