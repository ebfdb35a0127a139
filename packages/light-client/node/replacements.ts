import type { Compiler } from '@rspack/core';

const NAME = 'ReplacementsPlugin';

/** Puts modules in the place of others. A build in which nothing imports what one takes the place of stops. */
export class ReplacementsPlugin {
  /**
   * @param files of the modules, by how those of the framework import what they take the place of
   * @param own folder whose modules get the originals
   */
  constructor(
    private readonly files: ReadonlyMap<string, string>,
    private readonly own: string,
  ) {}

  apply({ hooks, rspack: { WebpackError } }: Compiler): void {
    hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (data) => {
        const file = this.files.get(data.request);
        if (file !== undefined && !data.contextInfo.issuer.startsWith(this.own)) {
          data.request = file;
        }
      });
    });
    hooks.thisCompilation.tap(NAME, ({ errors, hooks: { finishModules } }) => {
      finishModules.tap(NAME, (modules) => {
        const found = new Set([...modules].map((module) => module.nameForCondition()));
        for (const [request, file] of this.files) {
          if (!found.has(file)) {
            errors.push(new WebpackError(`Nothing imports "${request}", which ${file} replaces.`));
          }
        }
      });
    });
  }
}
