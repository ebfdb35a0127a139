import { withoutBasePath } from '../../../base/common/basePath';

/**
 * The id of the doc at an address: `/events/` → `events/index`, `/events/kubecon` → `events/kubecon`.
 *
 * @param href with base path
 * @param baseUrl with slashes at both ends
 */
export function docIdOf(href: string, baseUrl: string): string {
  const path = withoutBasePath(href, baseUrl).slice(1);
  return path === '' || path.endsWith('/') ? `${path}index` : path;
}
