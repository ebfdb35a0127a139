// `npm run build -w packages/mcp`: bundles the server, with what it knows of the built site, into `dist`.
import path from 'node:path';
import { readSynonyms } from '../../../features/search/node/dataFiles';
import { bundle } from '../../cli/node/bundle';
import { makeData } from './makeData';

const PACKAGE = path.resolve(__dirname, '..');
const SITE_DIR = path.resolve(PACKAGE, '../..');

void bundle(
  PACKAGE,
  'mcp',
  makeData(path.join(SITE_DIR, 'build'), readSynonyms(SITE_DIR).value ?? []),
);
