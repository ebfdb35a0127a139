import { PackageURL } from 'packageurl-js';
import { uuidOf } from '#platform/base/node/reproducible';
import { techniqueUrl } from '../common/route';
import { parseVers } from '../common/versions';
import { ATTACK_TECHNIQUES } from '../common/vocabulary';
import type { Actor, CatalogDocument, IncidentRecord } from '../common/schema';

type StixObject = Record<string, unknown> & { id: string };

/** The same id for the same thing in every edition. */
const idOf = (type: string, name: string): string =>
  `${type}--${uuidOf(`catalog/${type}/${name}`)}`;

const timestamp = (day: string): string => `${day}T00:00:00.000Z`;

/** Refers to what ATT&CK has of a technique or a group; its own objects are MITRE's to issue. */
const attackReference = (id: string, url: string) => ({
  external_references: [{ source_name: 'mitre-attack', external_id: id, url }],
});

/** Where registries keep the archive of a version, as proxies log it. */
const ARCHIVES: Readonly<Record<string, (name: string, version: string) => string>> = {
  npm: (name, version) =>
    `https://registry.npmjs.org/${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`,
  cargo: (name, version) => `https://static.crates.io/crates/${name}/${name}-${version}.crate`,
  gem: (name, version) => `https://rubygems.org/gems/${name}-${version}.gem`,
};

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * What matches a harmful package in an inventory of software or in the log of a proxy; nothing for
 * one whose versions are known as a span, since patterns have no order of versions.
 */
export function patternOf({ purl, range }: IncidentRecord['packages'][number]): string | undefined {
  const { type, namespace, name } = PackageURL.fromString(purl);
  const whole = [namespace, name].filter(Boolean).join('/');
  const software = `software:name = ${quoted(whole)}`;
  if (range?.endsWith('/*')) {
    return `[${software}]`;
  }
  const { versions, intervals } = parseVers(range ?? '');
  if (range === undefined || versions.length === 0 || intervals.length > 0) {
    return undefined;
  }
  const toArchive = ARCHIVES[type];
  return [
    `[${software} AND software:version IN (${versions.map(quoted).join(', ')})]`,
    ...(toArchive
      ? [`[url:value IN (${versions.map((one) => quoted(toArchive(whole, one))).join(', ')})]`]
      : []),
  ].join(' OR ');
}

/**
 * The catalog as a bundle of STIX 2.1. Attacks and sabotage become campaigns, everything else
 * incidents; techniques, CVE numbers and actors become objects of their own that these point to, and
 * harmful packages indicators. All are issued here and carry the license; references lead to ATT&CK.
 */
export function toStix(
  { url, title, license, incidents }: CatalogDocument,
  actors: readonly Actor[],
): object {
  const objects = new Map<string, StixObject>();
  const identity = idOf('identity', 'cncf');
  const marking = idOf('marking-definition', 'license');
  const known = new Map(actors.map((actor) => [actor.id, actor]));
  const add = (type: string, name: string, created: string, fields: object): string => {
    const id = idOf(type, name);
    objects.set(id, {
      type,
      spec_version: '2.1',
      id,
      ...(type !== 'identity' && { created_by_ref: identity }),
      object_marking_refs: [marking],
      created: timestamp(created),
      modified: timestamp(created),
      ...fields,
    });
    return id;
  };
  const first = incidents.map(({ added }) => added).sort()[0] ?? '2026-11-21';
  objects.set(marking, {
    type: 'marking-definition',
    spec_version: '2.1',
    id: marking,
    created: timestamp(first),
    definition_type: 'statement',
    definition: { statement: `${license.name}, ${license.url}` },
  });
  add('identity', 'cncf', first, {
    name: 'Cloud Native Computing Foundation',
    identity_class: 'organization',
    contact_information: url,
  });
  const relate = (source: string, kind: string, target: string, day: string, fields = {}) =>
    add('relationship', `${source} ${kind} ${target}`, day, {
      relationship_type: kind,
      source_ref: source,
      target_ref: target,
      ...fields,
    });
  const addEntry = (record: IncidentRecord): void => {
    const isCampaign = record.nature === 'attack' || record.nature === 'sabotage';
    const { compromised, detected, disclosed } = record.dates;
    const start = (compromised ?? detected ?? disclosed).date;
    const entry = add(isCampaign ? 'campaign' : 'incident', record.id, record.added, {
      modified: timestamp(record.modified),
      name: record.name,
      description: record.summary,
      ...(isCampaign && {
        // A date known to the month or year has no first second.
        ...(start.length > 7 && { first_seen: timestamp(start) }),
        objective: record.objectives.join(', '),
      }),
      labels: [...record.vectors, ...record.payloads],
      external_references: [
        { source_name: title, external_id: record.id, url: record.url },
        ...record.references.map((reference) => ({
          source_name: reference.title,
          url: reference.url,
        })),
      ],
    });
    const from = record.exposure?.start ?? record.dates.disclosed.date;
    for (const found of isCampaign ? record.packages : []) {
      const pattern = found.scan === false ? undefined : patternOf(found);
      if (pattern !== undefined) {
        const indicator = add('indicator', `${record.id} ${found.purl}`, record.added, {
          name: found.purl,
          indicator_types: ['malicious-activity'],
          pattern,
          pattern_type: 'stix',
          pattern_version: '2.1',
          // A date known to the month or year has no first second.
          valid_from: timestamp(from.length < 10 ? record.added : from.slice(0, 10)),
        });
        relate(indicator, 'indicates', entry, record.added);
      }
    }
    for (const { technique, reason } of record.attack) {
      const pattern = add('attack-pattern', technique, first, {
        name: ATTACK_TECHNIQUES[technique],
        ...attackReference(technique, techniqueUrl(technique)),
      });
      const relation = isCampaign ? 'uses' : 'related-to';
      relate(entry, relation, pattern, record.added, { description: reason });
    }
    for (const { id, kind } of record.identifiers) {
      if (kind === 'CVE') {
        const vulnerability = add('vulnerability', id, first, {
          name: id,
          external_references: [{ source_name: 'cve', external_id: id }],
        });
        relate(entry, isCampaign ? 'targets' : 'related-to', vulnerability, record.added);
      }
    }
    for (const { actor, name, kind, confidence, attributedBy } of record.actors) {
      const { mitre, aliases = [], ...who } = known.get(actor ?? '') ?? { name };
      const target = add('intrusion-set', who.name, first, {
        name: mitre?.name ?? who.name,
        ...(aliases.length > 0 && {
          aliases: [who.name, ...aliases].filter((alias) => alias !== mitre?.name),
        }),
        ...(mitre &&
          attackReference(mitre.group, `https://attack.mitre.org/groups/${mitre.group}/`)),
      });
      const relation = isCampaign ? 'attributed-to' : 'related-to';
      // Several may name the same actor.
      const before = objects.get(idOf('relationship', `${entry} ${relation} ${target}`));
      relate(entry, relation, target, record.added, {
        description: [
          ...(before ? [String(before.description)] : []),
          `${name} (${kind}), by ${attributedBy}`,
        ].join('; '),
        // The scale of STIX (appendix A): low, medium and high.
        confidence: { high: 85, moderate: 50, low: 15, claimed: 15 }[confidence],
      });
    }
  };
  incidents.forEach(addEntry);
  return { type: 'bundle', id: idOf('bundle', 'catalog'), objects: [...objects.values()] };
}
