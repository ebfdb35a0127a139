import * as z from 'zod';
import { toTable } from '#platform/base/common/csv';
import { escapeMarkdown } from '#platform/base/common/markup';
import { toJson } from '#platform/base/common/json';
import { CONTROLS_FILES, checklistFile } from '../common/route';
import {
  controlsDocumentSchema,
  type CatalogFile,
  type ControlRecord,
  type ControlsDocument,
} from '../common/schema';
import { toGuidanceCatalog, toMappingDocument } from './gemara';
import { toOscalCatalog, toOscalMapping } from './oscal';

const list = (values: readonly string[]): string => values.join('|');

/** The columns of `controls.csv`, in their order, and what each holds. */
const CSV_COLUMNS: Readonly<Record<string, (control: ControlRecord) => string>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  url: ({ url }) => url,
  group: ({ group }) => group,
  phases: ({ phases }) => list(phases),
  objective: ({ objective }) => objective,
  recommendation: ({ recommendation = '' }) => recommendation,
  papers: ({ papers }) => list(papers),
  assurance: ({ assurance = '' }) => assurance,
  risk: ({ risk = '' }) => risk,
  nist: ({ nist }) => list(nist.map(({ id }) => id)),
  nistReasons: ({ nist }) => list(nist.map(({ reason }) => reason)),
  seeAlso: ({ seeAlso }) => list(seeAlso),
  variantOf: ({ variantOf = '' }) => variantOf,
  guides: ({ guides }) => list(guides.map(({ url }) => url)),
  template: ({ template }) => template?.url ?? '',
  terms: ({ terms }) => list(terms.map(({ title }) => title)),
  incidents: ({ incidents }) => list(incidents.map(({ id }) => id)),
  incidentEffects: ({ incidents }) => list(incidents.map(({ how }) => how)),
  note: ({ note = '' }) => note,
};

/** The JSON Schema (draft 2020-12) of `controls.json`. */
export const toJsonSchema = (id: string): object => ({
  $id: id,
  ...z.toJSONSchema(controlsDocumentSchema),
});

/** The controls of a group as a checklist in Markdown, to paste into an issue. */
export function toChecklist(
  group: ControlsDocument['groups'][number],
  { title, version, controls }: ControlsDocument,
): string {
  return [
    `## ${escapeMarkdown(group.title)}`,
    '',
    `From the [${escapeMarkdown(title)}](${group.url}), version ${escapeMarkdown(version)}.`,
    '',
    ...controls
      .filter((control) => control.group === group.id)
      .map(
        ({ id, title: name, objective, url }) =>
          `- [ ] **[${id}](${url}) ${escapeMarkdown(name)}**: ${escapeMarkdown(objective)}`,
      ),
    '',
  ].join('\n');
}

/**
 * The controls in machine-readable formats.
 *
 * @returns content by file name, relative to the folder of the index page
 */
export function toFiles(document: ControlsDocument, catalog: CatalogFile): Map<string, string> {
  return new Map([
    [CONTROLS_FILES.json, toJson(document)],
    [CONTROLS_FILES.schema, toJson(toJsonSchema(document.$schema))],
    [CONTROLS_FILES.csv, toTable(document.controls, CSV_COLUMNS)],
    [CONTROLS_FILES.gemara, toGuidanceCatalog(document, catalog)],
    [CONTROLS_FILES.gemaraMapping, toMappingDocument(document, catalog)],
    [CONTROLS_FILES.oscal, toJson(toOscalCatalog(document, catalog))],
    [CONTROLS_FILES.oscalMapping, toJson(toOscalMapping(document, catalog))],
    ...document.groups.map((group): [string, string] => [
      checklistFile(group.id),
      toChecklist(group, document),
    ]),
  ]);
}
