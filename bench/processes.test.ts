import { describe, expect, it } from 'vitest';
import { memoryOf, readChildSeconds, readStatus } from './processes';

describe('memory of a build', () => {
  it('is read from what Linux tells of a process', () => {
    const status =
      'Name:\tnode\nState:\tS\nPid:\t7\nPPid:\t3\nVmPeak:\t  900 kB\nVmRSS:\t  412 kB\n';
    expect(readStatus(status)).toEqual({ pid: 7, parent: 3, resident: 412 });
  });

  it('is none for a process that has ended', () => {
    expect(readStatus('Name:\tnode\nState:\tZ\nPid:\t7\nPPid:\t3\n').resident).toBe(0);
  });

  it('is that of the command and of all that it started, whatever their numbers', () => {
    const processes = [
      { pid: 2, parent: 9, resident: 4 },
      { pid: 5, parent: 1, resident: 1 },
      { pid: 9, parent: 5, resident: 2 },
      { pid: 10, parent: 1, resident: 100 },
    ];
    expect(memoryOf(5, processes)).toBe(7);
  });
});

it('processor time is that of the processes a command started, whatever the name of it', () => {
  const stat = '7 (a (b) c) S 3 7 7 0 -1 4194304 900 100 0 0 150 50 1234 66 20 0 11 0 500 1 2';
  expect(readChildSeconds(stat)).toBe(13);
});
