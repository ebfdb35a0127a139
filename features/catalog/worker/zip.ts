import { Inflate } from 'fflate';

// A zip read from its list of files, each of them only when it's wanted. What the list says of their
// sizes isn't believed: unpacking ends at the limit.

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
   * @param most bytes: the beginning is enough
   * @param limit bytes that it may have at most
   * @param count is told how many bytes were unpacked, and may throw
   * @throws {Unreadable} if it can't be unpacked, or has more
   */
  read: (limit: number, count: (bytes: number) => void, most?: number) => Promise<Uint8Array>;
}

const UNPACK = 'Unpack the zip with another program, and choose the folder.';
const BROKEN = new Unreadable(`The zip is cut off or broken → ${UNPACK}`);

/** The record at the end, which a comment can follow. */
const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
/** Names that no file system takes. */
const MOST_NAME = 4096;
/** Bytes that are unpacked before their number is looked at: up to a thousand come of one. */
const STEP = 4096;

const viewOf = async (
  file: Blob,
  start: number,
  length: number,
): Promise<DataView<ArrayBuffer>> => {
  const bytes = await file.slice(start, start + length).arrayBuffer();
  if (start < 0 || bytes.byteLength < length) {
    throw BROKEN;
  }
  return new DataView(bytes);
};

function inflate(
  packed: Uint8Array,
  limit: number,
  count: (bytes: number) => void,
  most: number,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    total += part.length;
    count(part.length);
    if (total > limit) {
      throw new Unreadable(
        'The file unpacks to more than it should → Unpack the zip and look at it.',
      );
    }
  });
  for (let at = 0; at < packed.length && total < most; at += STEP) {
    stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  }
  const whole = new Uint8Array(total);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

/**
 * The files of a zip.
 *
 * @throws {Unreadable} if it is none
 */
export async function openZip(file: Blob): Promise<ZipFile[]> {
  const tailBytes = Math.min(file.size, END_BYTES + MOST_COMMENT);
  const tail = await viewOf(file, file.size - tailBytes, tailBytes);
  let end = tailBytes - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) {
    end--;
  }
  if (end < 0) {
    throw BROKEN;
  }
  const [count, length, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ];
  if (count === 0xffff || length === 0xffffffff || start === 0xffffffff) {
    throw new Unreadable(
      'The zip is too large to be read as it is → Unpack it, and choose the folder.',
    );
  }
  const directory = await viewOf(file, start, length);
  const found: ZipFile[] = [];
  for (let at = 0, index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > length || directory.getUint32(at, true) !== ENTRY) {
      throw BROKEN;
    }
    const flags = directory.getUint16(at + 8, true);
    const method = directory.getUint16(at + 10, true);
    const packed = directory.getUint32(at + 20, true);
    const size = directory.getUint32(at + 24, true);
    const nameBytes = directory.getUint16(at + 28, true);
    const isLink = directory.getUint32(at + 38, true) >>> 28 === 0xa;
    const local = directory.getUint32(at + 42, true);
    const name = new TextDecoder().decode(
      new Uint8Array(
        directory.buffer,
        at + ENTRY_BYTES,
        Math.min(nameBytes, length - at - ENTRY_BYTES),
      ),
    );
    at +=
      ENTRY_BYTES +
      nameBytes +
      directory.getUint16(at + 30, true) +
      directory.getUint16(at + 32, true);
    const path = name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
    if (path === '' || path.endsWith('/')) {
      continue;
    }
    found.push({
      path: path.slice(0, MOST_NAME),
      size,
      isLink,
      async read(limit, tell, most = Infinity) {
        if ((flags & 1) === 1) {
          throw new Unreadable(`The file is encrypted in the zip → ${UNPACK}`);
        }
        if (method !== 0 && method !== 8) {
          throw new Unreadable(`The file is packed in a way that isn't read → ${UNPACK}`);
        }
        const header = await viewOf(file, local, LOCAL_BYTES);
        if (header.getUint32(0, true) !== LOCAL) {
          throw BROKEN;
        }
        const data = local + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
        if (method === 0) {
          const bytes = await viewOf(file, data, Math.min(packed, most));
          tell(bytes.byteLength);
          return new Uint8Array(bytes.buffer);
        }
        const bytes = await viewOf(file, data, packed);
        try {
          const whole = inflate(new Uint8Array(bytes.buffer), limit, tell, most);
          if (most === Infinity && whole.length !== size) {
            throw BROKEN;
          }
          return whole;
        } catch (error) {
          throw error instanceof Unreadable ? error : BROKEN;
        }
      },
    });
  }
  return found;
}
