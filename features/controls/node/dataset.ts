import path from 'node:path';
import { itemsOf, type Dataset } from '#platform/collections/node/dataset';
import { CONTROLS_FILES, CONTROLS_ROUTE, routeOfControl } from '../common/route';
import { controlSchema } from '../common/schema';
import { CONTROLS_FOLDER, type Control } from './load';

/** The controls, as their files have them. */
export const controlDataset: Dataset = {
  name: 'controls',
  title: 'Security controls',
  description: 'Controls of the Cloud Native Security Controls Catalog, with their guides.',
  schema: controlSchema,
  path: CONTROLS_FOLDER,
  files: {
    json: CONTROLS_ROUTE + CONTROLS_FILES.json,
    csv: CONTROLS_ROUTE + CONTROLS_FILES.csv,
    schema: CONTROLS_ROUTE + CONTROLS_FILES.schema,
    page: CONTROLS_ROUTE,
  },
  recordsIn: (text, file) =>
    (itemsOf(text, file, 'controls') as Control[]).map((data) => ({
      id: data.id,
      title: data.title,
      route: routeOfControl(path.basename(file, '.yaml'), data.id),
      data,
    })),
};
