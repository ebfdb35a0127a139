// `npm run check -- html`: the built pages against the HTML standard, each with one `h1`, headings
// without gaps, and landmarks that can be told apart.
import path from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { builtPages } from './lib/builtPages';
import { ROOT } from './lib/command';

const folder = path.join(ROOT, 'build');

async function main(): Promise<void> {
  const pages = builtPages(folder);
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const report = await validator.validateMultipleFiles(
    pages.map(({ file }) => path.join(folder, file)),
  );
  console.log(formatterFactory('text')(report.results));
  // The rule about levels finds a second one, and none that is missing.
  const untitled = pages.filter(
    (page) => ![...page.elements()].some(({ tagName }) => tagName === 'h1'),
  );
  untitled.forEach(({ file }) => console.error(`${file} has no h1.`));
  const errors = report.errorCount + untitled.length;
  console.log(`${pages.length} pages validated, ${errors} errors.`);
  process.exitCode = report.valid && errors === 0 && pages.length > 0 ? 0 : 1;
}

void main();
