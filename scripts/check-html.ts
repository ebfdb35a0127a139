// `npm run check:html`: the built pages against the HTML standard, each with one `h1`, headings
// without gaps, and landmarks that can be told apart; nothing in them or in the style sheets asks
// another host for something.
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { parse } from 'yaml';
import { saveMeasurement } from './lib/measurements';
import { outsideAddresses, outsideProblems } from './lib/outside';
import { ROOT, stop } from './lib/setup.mjs';

const folder = path.join(ROOT, 'build');

async function main(): Promise<void> {
  if (!existsSync(folder)) {
    stop('There is no built site. Run "npm run build" first.');
  }
  const redirects = parse(await readFile(path.join(ROOT, 'data/redirects.yaml'), 'utf8')) as Record<
    string,
    string
  >;
  // Made by the framework's redirect plugin from a fixed template without `lang`.
  const isRedirect = (file: string) => `/${path.dirname(file)}` in redirects;
  const entries = await readdir(folder, { recursive: true });
  const files = entries
    .filter((file) => file.endsWith('.html') && !isRedirect(file))
    .map((file) => path.join(folder, file));

  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const report = await validator.validateMultipleFiles(files);
  console.log(formatterFactory('text')(report.results));
  // The rule about levels finds a second one, and none that is missing.
  const untitled = files.filter((file) => !/<h1[\s>]/.test(readFileSync(file, 'utf8')));
  untitled.forEach((file) => {
    console.error(`${path.relative(ROOT, file)} has no h1.`);
  });
  const outside = [
    ...files.flatMap((file) =>
      outsideProblems(readFileSync(file, 'utf8')).map((line) => [file, line]),
    ),
    ...entries
      .filter((file) => file.endsWith('.css'))
      .map((file) => path.join(folder, file))
      .flatMap((file) => outsideAddresses(readFileSync(file, 'utf8')).map((line) => [file, line])),
  ] as [string, string][];
  outside.forEach(([file, line]) => {
    console.error(`${path.relative(ROOT, file)}: ${line}`);
  });
  const errors = report.errorCount + untitled.length + outside.length;
  console.log(`${files.length} pages validated, ${errors} errors.`);
  saveMeasurement('html', 'HTML', {
    'Pages checked against the HTML standard': files.length,
    Errors: errors,
  });
  process.exitCode = report.valid && errors === 0 && files.length > 0 ? 0 : 1;
}

void main();
