import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const node = process.execPath;

describe('runProgram', () => {
  it('kills a program that runs too long', async () => {
    const run = runProgram(node, ['-e', 'setInterval(() => {}, 1000)'], { limitSeconds: 0.3 });
    await expect(run).rejects.toMatchObject({ code: 'stalled' });
  });

  it('kills a program when it is stopped', async () => {
    const stop = new AbortController();
    const run = runProgram(node, ['-e', 'setInterval(() => {}, 1000)'], {
      limitSeconds: 60,
      signal: stop.signal,
    });
    stop.abort();
    await expect(run).rejects.toMatchObject({ code: 'aborted' });
  });

  it("keeps only the end of a program's error output", async () => {
    const chatter = 'for (let i = 0; i < 50000; i++) console.error("line " + i)';
    const run = await runProgram(node, ['-e', chatter], { limitSeconds: 60 });
    expect(run.stderr.length).toBeLessThan(10_000);
    expect(run.stderr).toContain('line 49999');
  });

  it.skipIf(process.platform === 'win32').each([
    ['killed', "process.kill(process.pid, 'SIGKILL')"],
    ['asked to stop', "process.kill(process.pid, 'SIGTERM')"],
    ['asked to stop, with the exit code of ffmpeg', 'process.exit(255)'],
  ])('does not blame the file when the program was %s from outside', async (_how, source) => {
    const run = runProgram(node, ['-e', `${source}; setInterval(() => {}, 1000)`], {
      limitSeconds: 60,
    });
    await expect(run).rejects.toMatchObject({ code: 'interrupted' });
  });

  it.skipIf(process.platform === 'win32')('treats a crash like any other end', async () => {
    const source = "process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000)";
    const run = await runProgram(node, ['-e', source], { limitSeconds: 60 });
    expect(run.exitCode).toBeNull();
  });

  it('names the missing program', async () => {
    const run = runProgram('/nowhere/ffmpeg', [], { limitSeconds: 1 });
    await expect(run).rejects.toMatchObject({ code: 'program_missing' });
  });
});
