import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const node = process.execPath;

describe('runProgram', () => {
  it('kills what runs too long', async () => {
    const run = runProgram(node, ['-e', 'setInterval(() => {}, 1000)'], { limitSeconds: 0.3 });
    await expect(run).rejects.toMatchObject({ code: 'stalled' });
  });

  it('kills what is stopped', async () => {
    const stop = new AbortController();
    const run = runProgram(node, ['-e', 'setInterval(() => {}, 1000)'], {
      limitSeconds: 60,
      signal: stop.signal,
    });
    stop.abort();
    await expect(run).rejects.toMatchObject({ code: 'aborted' });
  });

  it('keeps only the end of what a program complains about', async () => {
    const chatter = 'for (let i = 0; i < 50000; i++) console.error("line " + i)';
    const run = await runProgram(node, ['-e', chatter], { limitSeconds: 60 });
    expect(run.stderr.length).toBeLessThan(10_000);
    expect(run.stderr).toContain('line 49999');
  });

  it('says which program is missing', async () => {
    const run = runProgram('/nowhere/ffmpeg', [], { limitSeconds: 1 });
    await expect(run).rejects.toMatchObject({ code: 'program_missing' });
  });
});
