import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { CliData } from './check';
import { main } from './main';
import { toProgress } from './progress';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

// A reader such as `head`, which has seen enough, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

void main(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
  ...(process.stderr.isTTY && {
    progress: toProgress({
      write: (text) => process.stderr.write(text),
      columns: process.stderr.columns,
    }),
  }),
  ...(process.stdin.isTTY && { ask }),
  // By NO_COLOR and FORCE_COLOR, too.
  ...(process.stdout.isTTY && {
    terminal: { columns: process.stdout.columns, hasColors: process.stdout.hasColors() },
  }),
  version: (read('../package.json') as { version: string }).version,
  data: () => read('data.json') as CliData,
}).then((status) => {
  process.exitCode = status;
});
