/**
 * Where the social card of a page is, relative to the site: `/events/` → `img/cards/events.png`,
 * `/blog/2025/09/16/awards` → `img/cards/blog/2025/09/16/awards.png`.
 *
 * @param route without base path
 */
export function cardPath(route: string): string {
  return `img/cards/${route.replace(/^\/|\/$/g, '')}.png`;
}

/** The text alternative of the picture: title, area and name of the site. */
export function cardAlt(title: string, area: string | undefined, site: string): string {
  return [title, area, site].filter(Boolean).join(', ');
}
