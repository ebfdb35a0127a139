import { cpus, loadavg, totalmem } from 'node:os';

/** Prints a table in Markdown; the first row is its head. */
export function printTable([head = [], ...rows]: readonly (readonly (string | number)[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  console.log(`\n${lines.join('\n')}\n`);
}

/** Prints on what is measured, with the load that other programs are to it. */
export function printMachine(): void {
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `Node.js ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** A number with its unit, if it has one. */
export const withUnit = (value: number, digits: number, unit = ''): string =>
  `${value.toFixed(digits)} ${unit}`.trim();
