// `npm run build -w packages/mcp`: bundles the server, with what it knows of the built site, into `dist`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SynonymGroup } from '../../../features/search/common/options';
import { bundle } from '../../cli/node/bundle';
import { makeData } from './makeData';

const PACKAGE = path.resolve(__dirname, '..');
const SITE_DIR = path.resolve(PACKAGE, '../..');
const SYNONYMS = path.join(SITE_DIR, '.docusaurus/site-search/default/synonyms.json');

const synonyms = JSON.parse(readFileSync(SYNONYMS, 'utf8')) as SynonymGroup[];
void bundle(PACKAGE, 'mcp', makeData(path.join(SITE_DIR, 'build'), synonyms));
