// @ts-check

/** What the compiler of MDX imports: `import {jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";` */
const IMPORT = /^import \{(.*)\} from "react\/jsx-runtime";$/m;

/**
 * The elements of a compiled page made by functions of its own, not by imported ones. The bundler
 * keeps a record of each use of an import, and a text has hundreds of elements: they took most
 * of its memory and of its cache. Scripts become smaller too.
 *
 * @param {string} code
 * @returns {string}
 */
export default function withLocalJsx(code) {
  return code.replace(IMPORT, (statement, /** @type {string} */ names) => {
    const locals = names.split(', ').map((name) => {
      const [imported = '', local = imported] = name.split(' as ');
      return { imported, local, alias: `${local}Imported` };
    });
    const imports = locals.map(({ imported, alias }) => `${imported} as ${alias}`).join(', ');
    const constants = locals.map(({ local, alias }) => `${local} = ${alias}`).join(', ');
    return `import {${imports}} from "react/jsx-runtime"; const ${constants};`;
  });
}
