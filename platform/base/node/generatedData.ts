import type { PluginContentLoadedActions } from '@docusaurus/types';

/**
 * `createData` of the framework, held to the types of a feature's generated files. The same
 * interface types `@generated/<plugin>/default/<file>` where components import it.
 *
 * @returns writes one file, and gives its path
 */
export function dataWriter<Files extends object>({
  createData,
}: Pick<PluginContentLoadedActions, 'createData'>): <Name extends keyof Files & string>(
  name: Name,
  data: Files[Name],
) => Promise<string> {
  return async (name, data) => createData(name, data as object);
}
