import type { GlobalData } from '@docusaurus/types';

interface Version {
  mainDocId: string;
  docs: { id: string }[];
}

/**
 * The data of plugins for all pages, without the list of docs: it grows with every page. The main
 * doc of each version stays, to which the dropdown of versions leads.
 */
export function toClientGlobalData(globalData: GlobalData): GlobalData {
  const { 'docusaurus-plugin-content-docs': docs, ...others } = globalData;
  const withoutDocs = Object.entries(docs ?? {}).map(([id, data]) => {
    const { versions, ...rest } = data as { versions: Version[] };
    const light = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    }));
    return [id, { ...rest, versions: light }];
  });
  return {
    ...others,
    'docusaurus-plugin-content-docs': Object.fromEntries(withoutDocs) as Record<string, unknown>,
  };
}
