// `npm run bench -- affected`: how long the check of files takes: 100,000 packages in Node.js, and a folder of 5,000 files
// in Chromium, as it is and with a quarter of the processor.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { range } from 'd3-array';
import { launch } from '../e2e/browser';
import { checkText } from '#features/catalog/common/affected/check';
import type { AffectedList } from '#features/catalog/common/affected/match';
import { CHECK_ROUTE } from '#features/catalog/common/route';
import { withSite } from '#platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { printMachine, printTable } from './lib/report';

const FOLDER = path.join(ROOT, '.cache/bench-affected');
const PACKAGES = 100_000;
const FILES = 5000;
const ROUNDS = 3;

// Files as tools write them

const DIGEST = 'q'.repeat(86);

const packageLock = (count: number): string =>
  JSON.stringify(
    {
      name: 'bench',
      lockfileVersion: 3,
      packages: {
        '': { name: 'bench' },
        ...Object.fromEntries(
          range(count).map((index) => [
            `node_modules/@scope-${index % 97}/package-${index}`,
            {
              version: `1.${index % 50}.${index % 7}`,
              resolved: `https://registry.npmjs.org/@scope-${index % 97}/package-${index}/-/package-${index}.tgz`,
              integrity: `sha512-${DIGEST}==`,
              license: 'MIT',
            },
          ]),
        ),
      },
    },
    undefined,
    2,
  );

const yarnLock = (count: number): string =>
  `# yarn lockfile v1\n\n${range(count)
    .map(
      (index) =>
        `package-${index}@^1.0.0:\n  version "1.${index % 50}.0"\n  resolved "https://registry.yarnpkg.com/package-${index}/-/package-${index}.tgz"\n  integrity sha512-${DIGEST}==\n`,
    )
    .join('\n')}`;

const goSum = (count: number): string =>
  range(count)
    .map(
      (index) =>
        `example.com/group-${index % 97}/module-${index} v1.${index % 50}.0 h1:${'q'.repeat(43)}=\n`,
    )
    .join('');

const workflow = (index: number): string =>
  `on: push\njobs:\n${range(4)
    .map(
      (job) =>
        `  job-${job}:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - uses: example-${index}/action@v${job + 1}\n      - run: make test\n`,
    )
    .join('')}`;

const manifest = (index: number): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: app-${index}\nspec:\n  template:\n    spec:\n      containers:\n        - name: main\n          image: registry.example.com/app-${index}:v1.${index % 30}.0\n`;

const source = (index: number): string =>
  `package main\n\n${range(80)
    .map((line) => `func f${index}x${line}() int { return ${line} }\n`)
    .join('')}`;

/** A monorepo: what a thirtieth part of its files names is read, the rest is code. */
function writeFolder(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  const kinds: [count: number, file: (index: number) => string, text: (index: number) => string][] =
    [
      [10, (index) => `web/app-${index}/package-lock.json`, () => packageLock(800)],
      [10, (index) => `web/old-${index}/yarn.lock`, () => yarnLock(800)],
      [40, (index) => `services/s-${index}/go.sum`, () => goSum(600)],
      [40, (index) => `.github/workflows/w-${index}.yaml`, workflow],
      [40, (index) => `services/s-${index}/Dockerfile`, (index) => `FROM debian:12.${index % 9}\n`],
      [600, (index) => `deploy/d-${index % 30}/manifest-${index}.yaml`, manifest],
      [
        400,
        (index) => `config/c-${index % 20}/values-${index}.json`,
        (index) => `{"index": ${index}}\n`,
      ],
    ];
  const named = kinds.reduce((sum, [count]) => sum + count, 0);
  kinds.push([FILES - named - 1, (index) => `src/p-${index % 120}/file-${index}.go`, source]);
  const write = (file: string, text: string) => {
    const place = path.join(FOLDER, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  // One that the catalog lists, so that there is something to show.
  write('tools/yarn.lock', '# yarn lockfile v1\n\ncoa@^2.0.0:\n  version "2.0.3"\n');
  kinds.forEach(([count, file, text]) => {
    range(count).forEach((index) => write(file(index), text(index)));
  });
}

// Node.js

function measurePackages(): void {
  const list = JSON.parse(
    readFileSync(path.join(ROOT, '.docusaurus/site-catalog/default/affected.json'), 'utf8'),
  ) as AffectedList;
  const rows = Object.entries({
    'package-lock.json': packageLock(PACKAGES),
    'go.sum': goSum(PACKAGES),
    'yarn.lock': yarnLock(PACKAGES),
  }).map(([file, text]) => {
    const times = range(ROUNDS).map(() => {
      const before = process.cpuUsage();
      const { packages } = checkText(text, file, list);
      const { user, system } = process.cpuUsage(before);
      if (packages !== PACKAGES) {
        throw new Error(`${file}: ${packages} packages were read instead of ${PACKAGES}.`);
      }
      return (user + system) / 1e6;
    });
    return [file, ...times.map((time) => time.toFixed(2))];
  });
  printTable([
    [
      `${PACKAGES.toLocaleString('en-US')} packages, seconds of processor`,
      'First',
      'Second',
      'Third',
    ],
    ...rows,
  ]);
}

// Chromium

interface Figures {
  seconds: number;
  /** Longest time between two frames, in milliseconds. */
  frame: number;
  /** Longest task of the main thread, in milliseconds; 0 for none above 50. */
  task: number;
  banner: string;
}

/** Watches frames and tasks from the choice of a folder until half a second after the report. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const figures = { seconds: 0, frame: 0, task: 0, banner: '' };
    const wait = new Promise<typeof figures>((done) => {
      addEventListener(
        'change',
        () => {
          const start = performance.now();
          let last = start;
          let end = Infinity;
          const frame = (now: number) => {
            figures.frame = Math.max(figures.frame, now - last);
            last = now;
            const banner =
              [...document.querySelectorAll('main [role="status"]')].find((one) =>
                /^(?:Affected|No match|Nothing|Unclear)/.test(one.textContent),
              )?.textContent ?? '';
            if (end === Infinity && banner.includes('files that name')) {
              end = performance.now();
              figures.seconds = (end - start) / 1000;
              figures.banner = banner;
            }
            if (now > end + 500) {
              done(figures);
            } else {
              requestAnimationFrame(frame);
            }
          };
          requestAnimationFrame(frame);
          new PerformanceObserver((entries) => {
            for (const { duration } of entries.getEntries()) {
              figures.task = Math.max(figures.task, duration);
            }
          }).observe({ type: 'longtask' });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { figures: wait });
  });

/**
 * Stops all processes of a group for three quarters of the time. The browser's own brake
 * (`Emulation.setCPUThrottlingRate`) slows the main thread alone, and here a worker does the work.
 *
 * @returns what ends it
 */
function slowDown(group: number): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const turn = () => {
    isStopped = !isStopped;
    process.kill(-group, isStopped ? 'SIGSTOP' : 'SIGCONT');
    timer = setTimeout(turn, isStopped ? 15 : 5);
  };
  timer = setTimeout(turn);
  return () => {
    clearTimeout(timer);
    process.kill(-group, 'SIGCONT');
  };
}

async function measureFolder(origin: string, isSlow: boolean): Promise<Figures> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    // Tools that run TypeScript wrap functions in this, also those that go to the page.
    await page.addInitScript('globalThis.__name = (one) => one');
    await page.goto(new URL(CHECK_ROUTE, origin).href);
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await watch(page);
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pid = processInfo.find(({ type }) => type === 'browser')?.id;
    if (pid === undefined) {
      throw new Error("Chromium doesn't say which process it is.");
    }
    // Playwright gives a browser a group of its own.
    const group = Number(
      execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }),
    );
    const atFullSpeed = isSlow ? slowDown(group) : () => undefined;
    try {
      await page.getByLabel('Or choose a folder').setInputFiles(FOLDER);
      return await page.evaluate(
        () => (globalThis as unknown as { figures: Promise<Figures> }).figures,
      );
    } finally {
      atFullSpeed();
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  printMachine();
  measurePackages();
  writeFolder();
  const rows: (string | number)[][] = [];
  await withSite(path.join(ROOT, 'build'), async (origin) => {
    for (const isSlow of [false, true]) {
      for (const round of range(ROUNDS)) {
        const { seconds, frame, task, banner } = await measureFolder(origin, isSlow);
        rows.push([
          isSlow ? 'a quarter' : 'all',
          round + 1,
          seconds.toFixed(2),
          frame.toFixed(0),
          task.toFixed(0),
        ]);
        if (round === 0 && !isSlow) {
          console.log(banner);
        }
      }
    }
  });
  rmSync(FOLDER, { recursive: true });
  printTable([
    ['Processor', 'Round', 'Seconds until the report', 'Longest frame (ms)', 'Longest task (ms)'],
    ...rows,
  ]);
}

void main();
