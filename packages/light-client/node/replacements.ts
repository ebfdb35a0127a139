import type { Compiler } from '@rspack/core';

/** Puts modules in the place of others. */
export class ReplacementsPlugin {
  /**
   * @param files of the modules, by how those of the framework import what they take the place of
   * @param own folder whose modules get the originals
   */
  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly own: string,
  ) {}

  apply({ hooks }: Compiler): void {
    hooks.normalModuleFactory.tap('ReplacementsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('ReplacementsPlugin', (data) => {
        const file = this.files.get(data.request);
        if (file !== undefined && !data.contextInfo.issuer.startsWith(this.own)) {
          data.request = file;
        }
      });
    });
  }
}
