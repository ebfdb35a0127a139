import { dateOf, isIncident, type Incident } from '../../catalog/common/public';

/** A page of the docs plugin, as far as controls need it. */
export interface LoadedDoc {
  id: string;
  title: string;
  /** Route with base path. */
  permalink: string;
  frontMatter: Record<string, unknown>;
}

/** An incident, as far as controls are concerned. */
export interface ControlledIncident {
  id: string;
  name: string;
  /** Route with base path. */
  permalink: string;
  date: string;
  vectors: Incident['vectors'];
  controls: NonNullable<Incident['controls']>;
  /** Techniques of ATT&CK. */
  attack: string[];
}

/** The incidents among the pages of the docs, latest first. */
export function toIncidents(docs: readonly LoadedDoc[]): ControlledIncident[] {
  return docs
    .flatMap(({ id, title, permalink, frontMatter }): ControlledIncident[] => {
      if (!isIncident(frontMatter)) {
        return [];
      }
      const { vectors, controls = [], attack = [] } = frontMatter.incident;
      const date = dateOf(frontMatter.incident);
      return [
        {
          id: id.slice(id.lastIndexOf('/') + 1),
          name: title,
          ...{ permalink, date, vectors, controls },
          attack: attack.map(({ technique }) => technique),
        },
      ];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name));
}
