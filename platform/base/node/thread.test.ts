import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { end, fail, greet, roots, throwLater } from './fixture/tasks';
import { inThread, inThreads } from './thread';

const TASKS = path.join(__dirname, 'fixture/tasks');

describe('inThread', () => {
  it('runs a function of a TypeScript module in a thread of its own', async () => {
    const inOther = inThread<typeof greet>(TASKS, greet.name);
    expect(await Promise.all([inOther('Ada'), inOther('Linus')])).toEqual([
      'Hello Ada',
      'Hello Linus',
    ]);
  });

  it.each([
    [fail, 'The task fail failed: no file'],
    [throwLater, 'The task throwLater failed: too late'],
    [end, 'The task end failed: it wanted to end its thread with code 3'],
  ])('names the task that throws or whose thread dies: %o', async (task, message) => {
    await expect(inThread<typeof task>(TASKS, task.name)()).rejects.toThrow(message);
  });

  it('takes calls after one that failed', async () => {
    const inOther = inThread<typeof greet>(TASKS, greet.name, { stays: true });
    await expect(inOther((() => 'no name') as unknown as string)).rejects.toThrow('cloned');
    expect(await inOther('Ada')).toBe('Hello Ada');
  });
});

describe('inThreads', () => {
  const rootsOf = (numbers: readonly number[]) => inThreads(TASKS, roots.name, roots, numbers);

  it.each([3, 200])('maps %i items in their order', async (length) => {
    const numbers = Array.from({ length }, (_, index) => index);
    expect(await rootsOf(numbers.map((number) => number * number))).toEqual(numbers);
  });

  it.each([3, 200])('names the task of %i items when one fails', async (length) => {
    const numbers = [...Array.from({ length }, () => 4), -1];
    await expect(rootsOf(numbers)).rejects.toThrow('The task roots failed: -1 has no root');
  });
});
