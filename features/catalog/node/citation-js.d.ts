declare module '@citation-js/core' {
  /** Bibliographic entries in CSL JSON or any format that a loaded plugin reads. */
  export class Cite {
    constructor(data: unknown);
    format(format: string): string;
  }
  export const plugins: { config: { get(plugin: string): { format: object } } };
}
declare module '@citation-js/plugin-bibtex';
