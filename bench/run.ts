// `npm run bench -- <name>`: runs a benchmark; README.md tells what each measures.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Options of the benchmark stay.
const [name = ''] = process.argv.splice(2, 1);
const file = path.join(__dirname, `${name}.ts`);

if (existsSync(file) && name !== 'run') {
  void import(file);
} else {
  const names = readdirSync(__dirname).flatMap(
    (each) => /^(?!run)(\w+)\.ts$/.exec(each)?.[1] ?? [],
  );
  console.log(`npm run bench -- <name>, where the name is one of: ${names.join(', ')}`);
  process.exitCode = 1;
}
