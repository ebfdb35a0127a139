import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { groupBy } from '#platform/base/common/groupBy';
import { compareTexts } from '#platform/base/common/order';
import { SITE } from '#platform/base/common/site';
import { compareFields } from '#platform/collections/node/history';
import { CATALOG_FILES, CATALOG_ROUTE } from '../common/route';
import type { CatalogDocument, IncidentRecord } from '../common/schema';

/** A frozen release, as far as it is compared: its fields are those of its day. */
export interface Release extends Pick<CatalogDocument, 'version' | 'date'> {
  /** Name of its folder. */
  release: string;
  incidents: readonly Record<string, unknown>[];
}

/** The frozen releases of a site, the earliest first. */
export function readReleases(siteDir: string): Release[] {
  const folder = path.join(siteDir, 'static', CATALOG_ROUTE, 'releases');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((release) => {
      const bytes = readFileSync(path.join(folder, release, 'incidents.json.gz'));
      const document = JSON.parse(gunzipSync(bytes).toString()) as Omit<Release, 'release'>;
      return { ...document, release };
    })
    .sort((a, b) => compareTexts(a.date, b.date));
}

/** What one edition has that an earlier one hadn't, entry by entry and field by field. */
function compareEditions(
  before: readonly Record<string, unknown>[],
  after: readonly Record<string, unknown>[],
) {
  const old = new Map(before.map((record) => [record.id, record]));
  const now = new Map(after.map((record) => [record.id, record]));
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: [...now].flatMap(([id, record]) => {
      const earlier = old.get(id);
      const changes = earlier ? compareFields(earlier, record) : [];
      return changes.length > 0 ? [{ id, fields: changes }] : [];
    }),
  };
}

/**
 * The content of `changes.json`: a step from each release to the next, and one from the last to
 * today. Whoever knows a release reads the steps from there on.
 *
 * @param releases the earliest first
 */
export function toChanges(
  { url, version, date, license, incidents }: CatalogDocument,
  releases: readonly Release[],
): object {
  const today = { release: null, version, date, incidents };
  const edition = ({ release, version, date }: Release | typeof today) => ({
    release,
    version,
    date,
  });
  return {
    url,
    version,
    date,
    license,
    steps: releases.map((from, index) => {
      const to = releases[index + 1] ?? today;
      return {
        from: edition(from),
        to: edition(to),
        ...compareEditions(from.incidents, to.incidents),
      };
    }),
  };
}

/** Items of the feed: an entry that came in, and what changed in it on each day. */
function itemsOf({ url, name, summary, types, added, changes }: IncidentRecord) {
  return [
    { id: url, day: added, title: name, text: summary },
    ...[...groupBy(changes, ({ date }) => date)].map(([day, ofDay]) => ({
      id: `${url}#changed-${day}`,
      day,
      title: `Changed: ${name}`,
      text: ofDay.map(({ change }) => change).join('\n'),
    })),
  ].map(({ id, day, title, text }) => ({
    id,
    url,
    title,
    content_text: text,
    date_published: `${day}T00:00:00Z`,
    tags: types,
  }));
}

/** New entries and changes of entries as a feed (JSON Feed 1.1), the latest first. */
export function toJsonFeed({ title, url, incidents }: CatalogDocument): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title}: new and changed entries`,
    home_page_url: url,
    feed_url: url + CATALOG_FILES.jsonFeed,
    authors: [{ name: SITE.copyrightHolder }],
    language: 'en-US',
    items: incidents
      .flatMap(itemsOf)
      .sort((a, b) => compareTexts(b.date_published, a.date_published)),
  };
}
