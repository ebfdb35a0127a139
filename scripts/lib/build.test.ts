import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { writeFiles } from '#platform/base/node/files';
import { withSite } from '#platform/output/node/hosting/server';
import { buildSite, publish } from './build';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A project whose `docusaurus build --out-dir X` writes files into X and ends with a status. */
function project() {
  const siteDir = testFolder();
  const bin = path.join(siteDir, 'bin/docusaurus');
  vi.stubEnv('PATH', `${path.dirname(bin)}:${process.env.PATH ?? ''}`);
  return {
    siteDir,
    build: (version: string, status = 0) => {
      const page = `mkdir -p "$3" && echo ${version} > "$3/index.html"`;
      writeFiles(siteDir, { 'bin/docusaurus': `#!/bin/sh\n${page}\nexit ${status}\n` });
      chmodSync(bin, 0o755);
      return buildSite(siteDir, 'build');
    },
    page: () => readFileSync(path.join(siteDir, 'build/index.html'), 'utf8').trim(),
  };
}

it('a build that fails after it has written files leaves the last one as it is', () => {
  const { siteDir, build, page } = project();
  expect(build('first')).toBe(true);
  expect(build('broken', 1)).toBe(false);
  expect(page()).toBe('first');
  expect(readdirSync(path.join(siteDir, '.builds/build'))).toHaveLength(1);
});

it('a build takes the place of what stands there, and the last one stays for its readers', () => {
  const { siteDir, build, page } = project();
  writeFiles(siteDir, { 'build/index.html': 'of "docusaurus build"' });
  for (const version of ['first', 'second', 'third']) {
    expect(build(version)).toBe(true);
    expect(page()).toBe(version);
  }
  const builds = readdirSync(path.join(siteDir, '.builds/build'));
  const pages = builds.map((folder) =>
    readFileSync(path.join(siteDir, '.builds/build', folder, 'index.html'), 'utf8').trim(),
  );
  expect(pages).toEqual(['second', 'third']);
});

it('no request fails while another build takes the place of the one that is served', async () => {
  const builds = ['1', '2'].map((version) =>
    testFolder({
      ...Object.fromEntries(['index.html', 'a.html', '404.html'].map((file) => [file, version])),
      [`assets/only-in-${version}.js`]: '',
      _headers: '',
      _redirects: '',
    }),
  );
  const link = path.join(testFolder(), 'build');
  publish(link, builds[0] ?? '');
  await withSite(link, async (origin) => {
    const answers: string[] = [];
    let isDone = false;
    const read = async () => {
      while (!isDone) {
        for (const route of ['/', '/a']) {
          const answer = await fetch(origin + route);
          answers.push(`${answer.status} ${await answer.text()}`);
        }
      }
    };
    const readers = [read(), read(), read()];
    for (let swap = 1; swap <= 20; swap += 1) {
      publish(link, builds[swap % 2] ?? '');
      const count = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(count + 10);
    }
    isDone = true;
    await Promise.all(readers);
    expect(new Set(answers)).toEqual(new Set(['200 1', '200 2']));
  });
});
