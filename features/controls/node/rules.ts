import { isIncident } from '#features/catalog/common/public';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/files';
import type { CheckedSite } from '#platform/content/node/contribution';
import { checkBackLinks } from '#platform/content/node/backLinks';
import { CONTROLS_FOLDER, type Group } from './load';
import { controlsByGuide } from './pages';

type Site = Pick<CheckedSite, 'files' | 'outlineOf'>;

/** Guides and templates are pages of this site. */
function checkPages(groups: readonly Group[], known: ReadonlySet<string>): Problem[] {
  return groups.flatMap(({ slug, controls }) =>
    controls.flatMap(({ guides, template }, index) =>
      [...guides, ...(template === undefined ? [] : [template])]
        .filter((page) => !known.has(`docs/${page.replace(/#.*/, '')}`))
        .map((page) => ({
          file: `${CONTROLS_FOLDER}/${slug}.yaml`,
          field: `controls[${index}].${page === template ? 'template' : 'guides'}`,
          reason: `"${page}" is not a page`,
          remedy: 'Write the path of a page below docs/, with its extension.',
        })),
    ),
  );
}

/** Incidents name controls that exist; the schema of the field checks everything else. */
function checkIncident(
  { file, frontMatter }: ContentFile,
  controls: ReadonlySet<string>,
): Problem[] {
  const edges: unknown = isIncident(frontMatter) ? frontMatter.incident.controls : undefined;
  return (Array.isArray(edges) ? (edges as { id?: unknown }[]) : [])
    .map(({ id }, index) => ({ id: String(id), field: `incident.controls[${index}].id` }))
    .filter(({ id }) => /^CNSC-[1-9]\d*$/.test(id) && !controls.has(id))
    .map(({ id, field }) => ({
      file,
      field,
      reason: `"${id}" is not a control of the Controls Catalog`,
      remedy: `Write the number of a control in ${CONTROLS_FOLDER}/.`,
    }));
}

/** Guides list their controls in turn. */
const GUIDE_CONTROLS = {
  component: 'GuideControls',
  heading: 'Security controls covered here',
  what: 'control',
  where: `the field \`guides\` of a control in ${CONTROLS_FOLDER}/`,
};

/** Each group has a page, at which the addresses of its controls lead. */
function checkGroupPages({ files, outlineOf }: Site, groups: readonly Group[]): Problem[] {
  const shown = new Set(
    files
      .flatMap((page) => outlineOf(page).components)
      .flatMap(({ name, attributes }) => (name === 'ControlGroup' ? attributes.name : [])),
  );
  return groups
    .filter(({ slug }) => !shown.has(slug))
    .map(({ slug }) => ({
      file: `${CONTROLS_FOLDER}/${slug}.yaml`,
      field: '(whole file)',
      reason: 'has no page',
      remedy: `Add controls-catalog/${slug}.md with <ControlGroup name="${slug}" />.`,
    }));
}

/** The rules that one file of controls cannot hold. */
export function checkControls(site: Site, groups: readonly Group[]): Problem[] {
  const { files } = site;
  const known = new Set(files.map(({ file }) => file));
  const controls = new Set(groups.flatMap((group) => group.controls.map(({ id }) => id)));
  const guides = controlsByGuide(groups);
  return [
    ...checkPages(groups, known),
    ...checkGroupPages(site, groups),
    ...files.flatMap((page) => [
      ...checkIncident(page, controls),
      ...checkBackLinks(
        page,
        GUIDE_CONTROLS,
        page.kind === 'doc' && guides.has(page.file.slice('docs/'.length)),
      ),
    ]),
  ];
}
