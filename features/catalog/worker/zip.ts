import {
  ERR_ENCRYPTED,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_UNSUPPORTED_COMPRESSION,
  ZipReader,
  type FileEntry,
  type Reader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';

// Only the list of a zip's files is read at first, each of them when it's wanted. Unpacking ends at the
// size that the list states, so a small zip can't fill the memory.

/** Why a file can't be read, and what to do about it: `why → what`. */
export class Unreadable extends Error {}

/** A file in a zip. */
export interface ZipFile {
  path: string;
  /** As the zip says. */
  size: number;
  /** Whether it's a symbolic link, whose text is where it leads. */
  isLink: boolean;
  /**
   * Unpacks it.
   *
   * @param count is told how many bytes were unpacked, and may throw
   * @param most bytes: the beginning is enough
   * @throws {Unreadable} if it can't be unpacked
   */
  read: (count: (bytes: number) => void, most?: number) => Promise<Uint8Array>;
}

const UNPACK = 'Unpack the zip with another program, and choose the folder.';
const PROBLEMS: Readonly<Record<string, string>> = {
  [ERR_INVALID_UNCOMPRESSED_SIZE]:
    "The file doesn't have the size that the zip states → Unpack the zip and look at it.",
  [ERR_ENCRYPTED]: `The file is encrypted in the zip → ${UNPACK}`,
  [ERR_UNSUPPORTED_COMPRESSION]: `The file is packed in a way that isn't read → ${UNPACK}`,
};

/** What the library or the browser found, in words for readers. */
function toUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) {
    return error;
  }
  const message = error instanceof Error ? error.message : '';
  return new Unreadable(PROBLEMS[message] ?? `The zip is cut off or broken → ${UNPACK}`);
}

/** Names that no file system takes. */
const MOST_NAME = 4096;
/** Type of a symbolic link in the mode of a file on Unix. */
const LINK = 0o12;

async function unpack(
  entry: FileEntry,
  count: (bytes: number) => void,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  const enough = new AbortController();
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      parts.push(part);
      total += part.length;
      count(part.length);
      if (total >= most) {
        enough.abort();
      }
    },
  });
  try {
    await entry.getData(sink, { signal: enough.signal });
  } catch (error) {
    if (!enough.signal.aborted) {
      throw toUnreadable(error);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** How the library reads a file. Its own class comes with a writer, and with the address of its module. */
const readerOf = (file: Blob): Reader<Blob> => ({
  size: file.size,
  get readable() {
    return file.stream();
  },
  createReadable: ({ offset = 0, size = file.size - offset } = {}) =>
    file.slice(offset, offset + size).stream(),
  readUint8Array: async (index, length) =>
    new Uint8Array(await file.slice(index, index + length).arrayBuffer()),
});

/**
 * The files of a zip.
 *
 * @throws {Unreadable} if it is none
 */
export async function openZip(file: Blob): Promise<ZipFile[]> {
  try {
    // A name is shown, and looked up among the others; no file is ever written under it.
    const reader = new ZipReader(readerOf(file), {
      filenameValidation: 'tolerant',
      // This is one.
      useWebWorkers: false,
    });
    const entries = await reader.getEntries();
    return entries
      .filter((entry) => !entry.directory)
      .map((entry) => ({
        path: entry.filename
          .replaceAll('\\', '/')
          .replace(/^(?:\.?\/)+/, '')
          .slice(0, MOST_NAME),
        size: entry.uncompressedSize,
        isLink: entry.externalFileAttributes >>> 28 === LINK,
        read: (count: (bytes: number) => void, most = Infinity) => unpack(entry, count, most),
      }))
      .filter(({ path }) => path !== '');
  } catch (error) {
    throw toUnreadable(error);
  }
}
