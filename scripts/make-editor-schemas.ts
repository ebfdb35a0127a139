// `npm run make -- editor-schemas`: JSON Schemas by which an editor completes and checks the fields of data files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/command';
import { editorSchemas, SCHEMAS_DIR } from './lib/editorSchemas';

const folder = path.join(ROOT, SCHEMAS_DIR);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(editorSchemas())) {
  writeFileSync(path.join(folder, file), text);
}
console.log(`The schemas are in ${SCHEMAS_DIR}. Commit them.`);
