/**
 * The path of a page's Markdown copy: beside the page, index pages as `index.md`.
 *
 * `/events/kubecon` → `/events/kubecon.md`, `/events/` → `/events/index.md`
 *
 * @param route path of the page, with or without base path
 */
export function copyOf(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}.md`;
}
