// `npm run make -- compressed`: brotli and gzip forms beside the files of the built site, for servers
// that send them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './lib/command';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    // 0 to 11; 11 makes the smallest files, 9 is several times faster.
    quality: { type: 'string', default: '11' },
  },
});
const folder = path.resolve(ROOT, values.dir);
const quality = Number(values.quality);

const TEXT = /\.(?:html|css|js|mjs|json|xml|xsl|svg|txt|md|csv|ics|webmanifest)$/;
/** Below this size, in bytes, a compressed form saves no packet. */
const SMALLEST = 1000;

async function main(): Promise<void> {
  // Old addresses are folders whose names end like those of files.
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const sizes = { plain: 0, br: 0, gz: 0 };
  await Promise.all(
    files.map(async (full) => {
      const content = await readFile(full);
      if (content.length < SMALLEST) {
        return;
      }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      sizes.plain += content.length;
      sizes.br += br.length;
      sizes.gz += gz.length;
      await Promise.all([writeFile(`${full}.br`, br), writeFile(`${full}.gz`, gz)]);
    }),
  );
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `${files.length} text files: ${kB(sizes.plain)}, as gzip ${kB(sizes.gz)}, as brotli ${kB(sizes.br)}.`,
  );
}

void main();
