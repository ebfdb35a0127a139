import { beforeEach, describe, expect, it } from 'vitest';
import { publishedFolder, publishedSize } from './files';
import { testFolder } from './testPlugin';

let siteDir = '';
beforeEach(() => {
  siteDir = testFolder();
});

describe('publishedSize', () => {
  it('waits until the folder of another plugin is written', async () => {
    const publish = publishedFolder(siteDir, '/data');
    const size = publishedSize(siteDir, '/data/tables/ferries.csv');
    publish(new Map([['tables/ferries.csv', 'id,名']]));
    expect(await size).toBe(6);
  });

  it('knows no file that nobody publishes', async () => {
    publishedFolder(siteDir, '/data')(new Map());
    await expect(publishedSize(siteDir, '/data/ferries.csv')).rejects.toThrow('ENOENT');
    await expect(publishedSize(siteDir, '/database/ferries.csv')).rejects.toThrow(
      'No plugin publishes /database/ferries.csv.',
    );
  });
});
