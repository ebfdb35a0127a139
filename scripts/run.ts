// `npm run check -- <name>`, `npm run make -- <name>`, `npm run bench -- <name>`: runs a command of a family, whose
// files begin alike. Without a name it lists them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { ROOT } from './lib/command';

// Options of the command stay.
const [family = '', name = ''] = process.argv.splice(2, 2);
const files = Globby.sync(`${family}*.ts`, { cwd: ROOT });
const command = `${family}${name}.ts`;

/** The comments that a command begins with: how it is called and what it does. */
function about(file: string): string {
  const [comments = ''] = /^(?:\/\/ .*\n)+/.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
  return comments.replace(/^\/\/ /gm, '').replaceAll('\n', ' ');
}

if (files.includes(command)) {
  void import(path.join(ROOT, command));
} else {
  console.log(files.map(about).join('\n'));
  process.exitCode = 1;
}
