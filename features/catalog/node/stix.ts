import ATTACK_STIX_IDS from '../../../data/catalog/attackIds.json';
import { uuidOf } from '#platform/base/node/uuid';
import { techniqueUrl } from '../common/route';
import { ATTACK_RELEASE, ATTACK_TECHNIQUES } from '../common/vocabulary';
import type { Actor, CatalogDocument, IncidentRecord } from '../common/schema';

type StixObject = Record<string, unknown> & { id: string };

/** The same id for the same thing in every edition. */
const idOf = (type: string, name: string): string =>
  `${type}--${uuidOf(`catalog/${type}/${name}`)}`;

const timestamp = (day: string): string => `${day}T00:00:00.000Z`;

/** Objects of ATT&CK keep their ids, so that they fall together with those of MITRE. */
const attackReference = (id: string, url: string) => ({
  created: timestamp(ATTACK_RELEASE.day),
  modified: timestamp(ATTACK_RELEASE.day),
  external_references: [{ source_name: 'mitre-attack', external_id: id, url }],
});

/**
 * The catalog as a bundle of STIX 2.1. Attacks and sabotage become campaigns, everything else
 * incidents; techniques, CVE numbers and actors become objects of their own that these point to.
 * All but those of MITRE carry the license.
 */
export function toStix(
  { url, title, license, incidents }: CatalogDocument,
  actors: readonly Actor[],
): object {
  const objects = new Map<string, StixObject>();
  const identity = idOf('identity', 'cncf');
  const marking = idOf('marking-definition', 'license');
  const known = new Map(actors.map((actor) => [actor.id, actor]));
  const add = (
    type: string,
    name: string,
    created: string,
    fields: object,
    mitreId?: string,
  ): string => {
    const id = mitreId ?? idOf(type, name);
    objects.set(id, {
      type,
      spec_version: '2.1',
      id,
      ...(type !== 'identity' && mitreId === undefined && { created_by_ref: identity }),
      ...(mitreId === undefined && { object_marking_refs: [marking] }),
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
    for (const { technique, reason } of record.attack) {
      const pattern = add(
        'attack-pattern',
        technique,
        first,
        {
          name: ATTACK_TECHNIQUES[technique],
          ...attackReference(technique, techniqueUrl(technique)),
        },
        ATTACK_STIX_IDS[technique],
      );
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
      const target = add(
        'intrusion-set',
        who.name,
        first,
        {
          name: mitre?.name ?? who.name,
          ...(aliases.length > 0 && {
            aliases: [who.name, ...aliases].filter((alias) => alias !== mitre?.name),
          }),
          ...(mitre &&
            attackReference(mitre.group, `https://attack.mitre.org/groups/${mitre.group}/`)),
        },
        mitre?.stix,
      );
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
