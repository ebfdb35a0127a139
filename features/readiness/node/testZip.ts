import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The files of a ZIP by path, read by another library than the one that wrote it. */
export async function unzipped(zip: Uint8Array): Promise<Record<string, string>> {
  const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);
  const file = await open(Buffer.from(zip), { lazyEntries: true });
  const read = promisify(file.openReadStream.bind(file)) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream>;
  const files: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('end', () => resolve(files));
    file.on('entry', (entry: Entry) => {
      read(entry)
        .then(text)
        .then((content) => {
          files[entry.fileName] = content;
          file.readEntry();
        }, reject);
    });
    file.readEntry();
  });
}
