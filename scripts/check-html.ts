// `npm run check:html`: the built pages against the HTML standard.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { parse } from 'yaml';
import { saveMeasurement } from './lib/measurements';
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
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !isRedirect(file))
    .map((file) => path.join(folder, file));

  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const report = await validator.validateMultipleFiles(files);
  console.log(formatterFactory('text')(report.results));
  console.log(`${files.length} pages validated, ${report.errorCount} errors.`);
  saveMeasurement('html', 'HTML', {
    'Pages checked against the HTML standard': files.length,
    Errors: report.errorCount,
  });
  process.exitCode = report.valid && files.length > 0 ? 0 : 1;
}

void main();
