import type { Problem } from '#platform/base/common/problems';
import { repeatsIn } from '#platform/base/common/repeats';
import { readDataFile } from '#platform/content/node/dataFile';
import {
  catalogFileSchema,
  groupFileSchema,
  type CatalogFile,
  type GroupFile,
} from '../common/schema';

export const CONTROLS_FOLDER = 'data/controls';
const CATALOG_FILE = `${CONTROLS_FOLDER}/catalog.yaml`;

/** A group and the name of its file and page. */
export type Group = GroupFile & { slug: string };
/** A control as its file has it. */
export type Control = GroupFile['controls'][number];

/** The controls of a site: what all groups share, and the groups in the order of their pages. */
export interface Controls {
  catalog?: CatalogFile;
  groups: Group[];
}

const fileOf = (slug: string) => `${CONTROLS_FOLDER}/${slug}.yaml`;

/** Rules across controls: numbers are used once, and what a control refers to exists. */
export function checkReferences({ catalog, groups }: Required<Controls>): Problem[] {
  const controls = groups.flatMap(({ slug, controls }) =>
    controls.map((control, index) => ({
      ...control,
      file: fileOf(slug),
      field: `controls[${index}]`,
    })),
  );
  const unknown = (
    at: { file: string; field: string },
    ids: readonly string[],
    known: readonly { id: string }[],
    remedy: string,
  ): Problem[] =>
    ids
      .filter((id) => !known.some((one) => one.id === id))
      .map((id) => ({ ...at, reason: `"${id}" is not known`, remedy }));
  const inCatalog = (list: string) => `Correct it, or add it under ${list} in ${CATALOG_FILE}.`;
  return [
    ...repeatsIn(controls, ({ id }) => [id]).map(({ item, first }) => ({
      file: item.file,
      field: `${item.field}.id`,
      reason: `"${item.id}" is the number of a control in ${first.file} too`,
      remedy: 'Give one of the two its own number.',
    })),
    ...catalog.nist.controls.flatMap(({ id }, index) =>
      unknown(
        { file: CATALOG_FILE, field: `nist.controls[${index}].id` },
        [id.slice(0, 2)],
        catalog.nist.families,
        'Add the family under nist.families.',
      ),
    ),
    ...controls.flatMap(({ file, field, papers, nist = [], seeAlso = [], variantOf, id }) => [
      ...unknown({ file, field: `${field}.papers` }, papers, catalog.papers, inCatalog('papers')),
      ...unknown(
        { file, field: `${field}.nist` },
        nist.map((target) => target.id),
        catalog.nist.controls,
        inCatalog('nist.controls'),
      ),
      ...unknown(
        { file, field: `${field}.seeAlso` },
        seeAlso.map((other) => (other === id ? `${other} itself` : other)),
        controls,
        'Name another control of the catalog.',
      ),
      ...unknown(
        { file, field: `${field}.variantOf` },
        variantOf === undefined ? [] : [variantOf],
        controls,
        'Name the control with the older wording.',
      ),
    ]),
  ];
}

/** Reads and checks the controls of a site; one without the folder has none. */
export function loadControls(siteDir: string): Controls & { problems: Problem[] } {
  const { value: catalog, problems } = readDataFile(siteDir, CATALOG_FILE, catalogFileSchema);
  if (!catalog) {
    return { groups: [], problems };
  }
  const files = catalog.groups.map((slug) => {
    const { value, problems: found } = readDataFile(siteDir, fileOf(slug), groupFileSchema);
    const missing = {
      file: CATALOG_FILE,
      field: 'groups',
      reason: `names "${slug}", and ${fileOf(slug)} is missing`,
      remedy: 'Add the file, or remove the name.',
    };
    return {
      group: value && { ...value, slug },
      problems: value || found.length > 0 ? found : [missing],
    };
  });
  const groups = files.flatMap(({ group }) => group ?? []);
  const all = [...problems, ...files.flatMap((file) => file.problems)];
  return {
    catalog,
    groups,
    // Names of controls in a broken file would be reported as unknown.
    problems: all.length > 0 ? all : checkReferences({ catalog, groups }),
  };
}
