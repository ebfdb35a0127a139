// `npm run check -- <name>`, `npm run report -- <name>`, `npm run make -- <name>`: runs a command of
// a family, which is scripts/<family>-<name>.ts. Without a name it lists them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Options of the command stay.
const [family = '', name = ''] = process.argv.splice(2, 2);
const files = readdirSync(__dirname).filter((file) => file.startsWith(`${family}-`));
const file = `${family}-${name}.ts`;

/** The comments that a command begins with: how it is called and what it does. */
function about(command: string): string {
  const [comments = ''] =
    /^(?:\/\/ .*\n)+/.exec(readFileSync(path.join(__dirname, command), 'utf8')) ?? [];
  return comments.replace(/^\/\/ /gm, '').replaceAll('\n', ' ');
}

if (files.includes(file)) {
  void import(path.join(__dirname, file));
} else {
  console.log(files.map(about).join('\n'));
  process.exitCode = 1;
}
