import { createHash } from 'node:crypto';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { IsoDay } from '../common/dates';

/**
 * The day of the build, in UTC. `SOURCE_DATE_EPOCH` (seconds since 1970, see
 * https://reproducible-builds.org/specs/source-date-epoch/) overrides the clock.
 */
export function buildDay(): IsoDay {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return now.toISOString().slice(0, 10);
}

/** Name space of DNS names (RFC 9562, appendix C). */
const NAMESPACE = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex');

/**
 * A UUID of version 5 (RFC 9562, section 5.5): the same for the same name in every build.
 *
 * @param name below the site's own name, for example `catalog/campaign/xz`
 */
export function uuidOf(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(`contribute.cncf.io/${name}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * A zip of texts: the same bytes for the same files, in whatever order and time zone.
 *
 * @param files text by path
 */
export async function toZip(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    level: 9,
    // January 1, 1980, the earliest that a zip can say, as it stands there: year, month, and day in bits.
    rawLastModDate: ((1 << 5) | 1) << 16,
    extendedTimestamp: false,
  });
  for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    await zip.add(path, new TextReader(text));
  }
  return zip.close();
}
