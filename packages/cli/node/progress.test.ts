import { describe, expect, it } from 'vitest';
import { toProgress } from './progress';

function onScreen(columns = 80) {
  const shown = { text: '', time: 0 };
  const screen = { columns, write: (text: string) => void (shown.text += text) };
  return { shown, progress: toProgress(screen, () => shown.time) };
}

describe('progress', () => {
  it('shows nothing of what is over within a second', () => {
    const { shown, progress } = onScreen();
    progress.tell('README.md', 1, 2);
    shown.time = 999;
    progress.tell('GOVERNANCE.md', 2, 2);
    progress.clear();
    expect(shown.text).toBe('');
  });

  it('shows a name and a count, at most ten times a second, and takes them away', () => {
    const { shown, progress } = onScreen();
    shown.time = 1000;
    progress.tell('README.md', 1, 3);
    shown.time = 1050;
    progress.tell('ROADMAP.md', 2, 3);
    shown.time = 1100;
    progress.tell('docs', 1200);
    progress.clear();
    progress.clear();
    expect(shown.text).toBe('\r\u001b[2K1 of 3: README.md\r\u001b[2K1200: docs\r\u001b[2K');
  });

  it('stays on one line, without the control characters of a name', () => {
    const { shown, progress } = onScreen(30);
    shown.time = 5000;
    progress.tell(`\u001b[31m${'a'.repeat(100)}`);
    expect(shown.text.slice(5)).toHaveLength(29);
    expect(shown.text.slice(5)).not.toContain('\u001b');
  });
});
