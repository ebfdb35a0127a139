// Ships to browsers: pure functions, nothing from Node.
import { AREAS } from '../../../src/data/site';

/** Where pages belong that are in none of the areas. */
export const NO_AREA = 'Site';

/** The main area of a route, by its first segment. */
export function areaOf(route: string): string {
  const first = `/${route.split('/')[1] ?? ''}`;
  return AREAS.find((area) => area.to.replace(/\/$/, '') === first)?.label ?? NO_AREA;
}
