// `npm run build`: builds the site beside the last one, and puts it in that one's place once it is whole. Takes the options
// of "docusaurus build".
import { buildSite } from './lib/build';
import { ROOT } from './lib/command';

const options = process.argv.slice(2);
const at = options.findIndex((option) => /^--out-dir(?:=|$)/.test(option));
const [option = '', next = 'build'] =
  at === -1 ? [] : options.splice(at, options[at] === '--out-dir' ? 2 : 1);
process.exitCode = buildSite(ROOT, option.split('=')[1] ?? next, options) ? 0 : 1;
