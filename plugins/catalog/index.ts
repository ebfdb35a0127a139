import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SITE } from '../../src/data/site';
import { GENERATED_STATIC_DIR } from '../shared/staticDir';
import { buildDay } from '../shared/dates';
import { toTimeline } from './chart';
import { toEntries } from './entries';
import { toFiles } from './files';
import { toCodeBook } from './jsonSchema';
import { entriesByGuide, toEdition, toEntryPages } from './pages';
import { toDocument, toRecords } from './records';
import { entryData, guideData } from './remark';
import { CATALOG_ROUTE } from './route';
import { toRows } from './rows';

const INCIDENT_MODULES =
  /[\\/](src[\\/]components[\\/](Incident|FileLink)[\\/]|plugins[\\/]catalog[\\/]|site-catalog[\\/]default[\\/]edition)/;

/**
 * Gives the entries of the catalogue to components, as `@generated/site-catalog/default/*`,
 * and publishes them in formats for machines. The entries themselves are pages; their facts
 * are checked by the content checks.
 */
export default function catalogPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const folder = path.join(siteDir, GENERATED_STATIC_DIR, CATALOG_ROUTE);
  // What is left of entries that are no more must not be published.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { url: origin, baseUrl } = siteConfig;

  return {
    name: 'site-catalog',
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const entries = toEntries(docs);
      const document = toDocument(toRecords(entries, docs, origin), {
        title: 'Catalog of Supply Chain Compromises',
        url: origin + baseUrl.slice(0, -1) + CATALOG_ROUTE,
        date: buildDay(),
        licence: { name: SITE.licence.label, url: SITE.licence.url },
      });
      const rows = toRows(entries);
      await Promise.all([
        actions.createData('incidents.json', rows),
        actions.createData('timeline.json', toTimeline(rows)),
        actions.createData('codebook.json', toCodeBook()),
        actions.createData('edition.json', toEdition(document, entries)),
        ...[...toEntryPages(entries, docs, origin)].map(([id, page]) =>
          actions.createData(entryData(id), page),
        ),
        ...[...entriesByGuide(entries)].map(([docId, found]) =>
          actions.createData(guideData(docId), found),
        ),
        ...[...toFiles(document)].map(async ([name, text]) => {
          const file = path.join(folder, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        }),
      ]);
    },
    configureWebpack(_config, isServer) {
      // What all entries show alike becomes one file; the framework would put a copy into each
      // page, because fewer than half of all pages use it.
      return isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  incident: {
                    test: INCIDENT_MODULES,
                    name: 'incident',
                    chunks: 'async',
                    minChunks: 20,
                    priority: 45,
                    enforce: true,
                  },
                },
              },
            },
          };
    },
  };
}
