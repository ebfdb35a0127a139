import { formatDay } from '#platform/base/common/dates';
import { groupBy } from '#platform/base/common/groupBy';
import { ATTACK_RELEASE } from './vocabulary';

/** An incident with its techniques of ATT&CK. */
interface Seen {
  /** What is said of it beside a technique. */
  name: string;
  attack: readonly { technique: string }[];
}

/** A layer of the ATT&CK Navigator (format 4.5): each technique with the number of incidents. */
export function toNavigatorLayer({
  title,
  url,
  version,
  incidents,
}: {
  title: string;
  url: string;
  /** Of the catalog, where all of it is meant. */
  version?: string;
  incidents: readonly Seen[];
}): object {
  const seen = incidents.flatMap(({ name, attack }) =>
    attack.map(({ technique }) => ({ name, technique })),
  );
  const byTechnique = groupBy(seen, ({ technique }) => technique);
  // The format knows `showSubtechniques` on the parent alone, which may have no incident itself.
  const subtechniques = [...byTechnique.keys()].filter((id) => id.includes('.'));
  const parents = new Set(subtechniques.map((id) => id.replace(/\..*/, '')));
  const counts = [...byTechnique.values()].map(({ length }) => length);
  return {
    name: title,
    versions: { attack: ATTACK_RELEASE.version, navigator: '5.1.0', layer: '4.5' },
    domain: 'enterprise-attack',
    description: `Techniques seen in the incidents of the catalog${version === undefined ? '' : `, version ${version}`}, by Enterprise ATT&CK version ${ATTACK_RELEASE.version}, data of ${formatDay(ATTACK_RELEASE.day)}. The catalog is a selection: the numbers say nothing about how frequent a technique is.`,
    sorting: 3,
    techniques: [...new Set([...byTechnique.keys(), ...parents])].sort().map((techniqueID) => {
      const entries = byTechnique.get(techniqueID)?.map(({ name }) => name);
      return {
        techniqueID,
        ...(entries && { score: entries.length, comment: entries.join('; ') }),
        ...(parents.has(techniqueID) && { showSubtechniques: true }),
      };
    }),
    gradient: { colors: ['#ffffff', '#0086ff'], minValue: 0, maxValue: Math.max(0, ...counts) },
    links: [{ label: title, url }],
  };
}
