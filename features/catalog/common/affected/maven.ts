import type { Pom } from './packages';
import { fileBeside, MOST_FILLED } from './syntax';

// Versions of Maven, which can stand in the file itself or in that of a parent.

/** Parents of parents. */
const MOST_PARENTS = 20;

/** `${name}` by properties, whose values can name others. */
export function withProperties(value: string, properties: ReadonlyMap<string, string>): string {
  let known = value;
  for (let round = 0; round < 5 && known.includes('${') && known.length < MOST_FILLED; round++) {
    known = known.replace(
      /\$\{([^${}]+)\}/g,
      (whole, name: string) => properties.get(name) ?? whole,
    );
  }
  return known;
}

/** A version, if it's neither a range nor a property: `[1.2]` is one, too. */
export const fixedVersion = (text: string): string | undefined =>
  /^\[?[^${[(,\s]+\]?$/.test(text) ? text.replace(/^\[|\]$/g, '') : undefined;

/**
 * The version that a file leaves to its parents, as far as those are among the files.
 *
 * @param name `group:artifact`
 * @param poms projects by their paths
 */
export function versionFromParents(
  name: string,
  file: string,
  poms: ReadonlyMap<string, Pom>,
): string | undefined {
  const chain: Pom[] = [];
  for (
    let [path, pom] = [file, poms.get(file)];
    pom && chain.length < MOST_PARENTS && !chain.includes(pom);
  ) {
    chain.push(pom);
    const { parent }: Pom = pom;
    const named = parent === undefined ? '' : fileBeside(path, parent.path);
    // A folder is named for the file in it.
    path = poms.has(named) ? named : `${named}/pom.xml`;
    const next = poms.get(path);
    pom = next?.name === parent?.name ? next : undefined;
  }
  const said =
    chain[0]?.asked.get(name) ?? chain.find(({ managed }) => managed.has(name))?.managed.get(name);
  const properties = new Map([...chain].reverse().flatMap((pom) => [...pom.properties]));
  return said === undefined ? undefined : fixedVersion(withProperties(said, properties));
}
