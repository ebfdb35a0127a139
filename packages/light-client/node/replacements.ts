import type { Compilation, Compiler, Module } from '@rspack/core';

const NAME = 'ReplacementsPlugin';

/** A module of the framework's client that another takes the place of. */
export interface Replacement {
  /** How modules of the framework import it. */
  request: string;
  /** File that this leads to. */
  original: string;
  /** Module that takes its place. */
  file: string;
}

const resourceOf = (module: Module | null): string =>
  ((module as { resource?: string } | null)?.resource ?? '').replace(/\?.*/, '');

/**
 * Says of each replacement that does not do what it is meant for why that is so.
 *
 * @param own folder whose modules get the originals
 */
function findProblems(
  replacements: readonly Replacement[],
  own: string,
  { modules, moduleGraph }: Compilation,
): string[] {
  const byResource = new Map([...modules].map((module) => [resourceOf(module), module]));
  const importsOf = (resource: string) => {
    const module = byResource.get(resource);
    return (module ? moduleGraph.getIncomingConnections(module) : []).filter(
      ({ originModule }) => !resourceOf(originModule).startsWith(own),
    );
  };
  return replacements.flatMap(({ request, original, file }) => {
    const hits = importsOf(file).length;
    const misses = importsOf(original).map(({ originModule }) => resourceOf(originModule));
    return [
      ...(hits === 0
        ? [`Nothing imports "${request}", so ${file} takes the place of no module.`]
        : []),
      ...(misses.length > 0
        ? [`${misses.join(', ')} gets ${original}, whose place ${file} should take.`]
        : []),
    ];
  });
}

/**
 * Puts modules in the place of others. A replacement that nothing asks for, or that leaves a module
 * with the original, is an error of the build.
 */
export class ReplacementsPlugin {
  /** @param own folder whose modules get the originals */
  constructor(
    private readonly replacements: readonly Replacement[],
    private readonly own: string,
  ) {}

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.rspack;
    const files = new Map(this.replacements.map(({ request, file }) => [request, file]));
    compiler.hooks.normalModuleFactory.tap(NAME, ({ hooks }) => {
      hooks.beforeResolve.tap(NAME, (data) => {
        const file = files.get(data.request);
        if (file !== undefined && !data.contextInfo.issuer.startsWith(this.own)) {
          data.request = file;
        }
      });
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Modules from the bundler's cache count, too: they pass no other hook.
      compilation.hooks.finishModules.tap(NAME, () => {
        const problems = findProblems(this.replacements, this.own, compilation);
        compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
      });
    });
  }
}
