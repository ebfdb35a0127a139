import type { GlobalData } from '@docusaurus/types';

const DOCS = 'docusaurus-plugin-content-docs';

interface DocsData {
  versions: { mainDocId: string; docs: { id: string }[] }[];
}

/**
 * The data of plugins for all pages, without the list of docs: it grows with every page. The main
 * doc of each version stays, to which the dropdown of versions leads.
 */
export function toClientGlobalData(globalData: GlobalData): GlobalData {
  const docs = Object.entries(globalData[DOCS] ?? {}).map(([id, data]) => {
    const versions = (data as DocsData).versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    }));
    return [id, { ...(data as DocsData), versions }] as const;
  });
  return { ...globalData, [DOCS]: Object.fromEntries(docs) };
}
