import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type AnalysisLimits } from './limits.ts';
import type { AnalysisTask, ChildMessage } from './messages.ts';
import { runChild } from './run-child.ts';

let directory: string;
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-child-'));
});
afterEach(() => fs.rm(directory, { recursive: true }));

const task = (): AnalysisTask => ({
  inputPath: path.join(directory, 'video.mp4'),
  workDirectory: directory,
  calibration: null,
  makeRendition: true,
  wanted: 'shots',
  cuts: [],
});

/** Runs a child whose whole program is `source`. */
async function run(
  source: string,
  {
    limits = {},
    signal = new AbortController().signal,
  }: { limits?: Partial<AnalysisLimits>; signal?: AbortSignal } = {},
) {
  const childMain = path.join(directory, 'child.mjs');
  await fs.writeFile(childMain, source);
  const messages: ChildMessage[] = [];
  const outcome = await runChild(task(), {
    limits: { ...DEFAULT_LIMITS, ...limits },
    signal,
    childMain,
    onMessage: (message) => messages.push(message),
  });
  return { outcome, messages };
}

const say = (message: unknown) => `console.log(${JSON.stringify(JSON.stringify(message))});`;
const RESULT = {
  type: 'analysis',
  analysis: {
    video: { durationSeconds: 1, width: 640, height: 360, framesPerSecond: 30 },
    calibration: {
      rim: { cx: 300, cy: 80, rx: 20, ry: 7 },
      source: 'found',
      confidence: 0.9,
      court: null,
      courtSource: null,
      lines: null,
    },
    candidates: [],
    asked: false,
    shots: [],
    warnings: [],
  },
};
const FACTS = { durationSeconds: 1, width: 640, height: 360, framesPerSecond: 30 };
const MEDIA = { type: 'media', ...FACTS, totalPixels: 6_912_000 };
const DONE = { type: 'done' };
const RUN_FOREVER = 'setInterval(() => {}, 1000);';

/** An ended process that its new parent has not yet reaped (Z) is no longer running. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null);
  return stat !== null && !stat.includes(') Z ');
}

describe('a child that does its work', () => {
  test('reports its messages in order and finishes', async () => {
    const progress = {
      type: 'progress',
      stage: 'judging',
      fraction: 0.9,
      shotsSoFar: 2,
      advice: [],
    };
    const { outcome, messages } = await run([MEDIA, progress, RESULT, DONE].map(say).join(''));
    expect(outcome).toEqual({ kind: 'finished' });
    expect(messages.map(({ type }) => type)).toEqual(['media', 'progress', 'analysis']);
  });

  test.each([
    ['finished', [RESULT, DONE]],
    ['failed', [{ type: 'failure', code: 'no_hoop', detail: 'none' }, DONE]],
    ['interrupted', [{ type: 'interrupted', detail: 'ffmpeg: SIGKILL' }, DONE]],
  ])('is killed after its last message, and has %s', async (kind, messages) => {
    const { outcome } = await run(`${messages.map(say).join('')} ${RUN_FOREVER}`);
    expect(outcome.kind).toBe(kind);
  });

  test('reads its task from its input', async () => {
    const source = `process.stdin.once('data', (line) => {
      const { workDirectory } = JSON.parse(line);
      console.log(JSON.stringify({ type: 'failure', code: 'no_hoop', detail: workDirectory }));
      process.exit();
    });`;
    const { outcome } = await run(source);
    expect(outcome).toMatchObject({ kind: 'failed', code: 'no_hoop', detail: directory });
  });

  test('runs at lower priority than the API', async () => {
    const { outcome } = await run(`
      import os from 'node:os';
      setTimeout(() => {
        console.log(JSON.stringify({ type: 'failure', code: 'no_hoop', detail: String(os.getPriority()) }));
      }, 300);`);
    expect(outcome).toMatchObject({ detail: '10' });
  });
});

const MISBEHAVIOUR: readonly {
  what: string;
  source: string;
  limits?: Partial<AnalysisLimits>;
  code: string;
}[] = [
  {
    what: 'runs forever',
    source: RUN_FOREVER,
    limits: { startSeconds: 0.5 },
    code: 'took_too_long',
  },
  {
    what: 'runs forever after reporting the duration',
    source: say(MEDIA) + RUN_FOREVER,
    limits: { startSeconds: 0.5, secondsPerVideoSecond: 0.1 },
    code: 'took_too_long',
  },
  {
    what: 'spins without reacting',
    source: 'for (;;) {}',
    limits: { startSeconds: 0.5 },
    code: 'took_too_long',
  },
  {
    what: 'fills its heap',
    source: 'const all = []; for (;;) all.push({ text: String(all.length) });',
    limits: { heapMegabytes: 32 },
    code: 'too_much_memory',
  },
  {
    what: 'fills memory outside its heap',
    source: `const all = []; setInterval(() => all.push(Buffer.alloc(32 * 1024 * 1024, 1)), 50);`,
    limits: { residentMegabytes: 300 },
    code: 'too_much_memory',
  },
  {
    what: 'starts a program that fills memory',
    source: `import { spawn } from 'node:child_process';
      const hog = 'const all = []; setInterval(() => all.push(Buffer.alloc(32 * 1024 * 1024, 1)), 50)';
      spawn(process.execPath, ['-e', hog], { detached: true }); ${RUN_FOREVER}`,
    limits: { residentMegabytes: 300 },
    code: 'too_much_memory',
  },
  {
    what: 'prints endlessly without a line break',
    source: `const write = () => process.stdout.write('x'.repeat(65536), write); write();`,
    limits: { outputBytes: 1024 * 1024 },
    code: 'internal',
  },
  {
    what: 'prints an invalid message',
    source: `console.log('Segmentation fault');`,
    code: 'internal',
  },
  { what: 'ends without a result', source: '', code: 'internal' },
  { what: 'crashes after its result', source: `${say(RESULT)} process.exit(3);`, code: 'internal' },
  { what: 'ends after its result without the last message', source: say(RESULT), code: 'internal' },
  { what: 'throws', source: `throw new Error('out of luck');`, code: 'internal' },
];

describe('a child is stopped and called failed when it', () => {
  // Memory limits are read from /proc.
  test.skipIf(process.platform !== 'linux').each(MISBEHAVIOUR)(
    '$what → $code',
    async ({ source, limits = {}, code }) => {
      const { outcome } = await run(source, { limits });
      expect(outcome).toMatchObject({ kind: 'failed', code });
    },
  );
});

test.skipIf(process.platform === 'win32').each([
  ['is killed', `process.kill(process.pid, 'SIGKILL'); ${RUN_FOREVER}`],
  ['is asked to end', `process.kill(process.pid, 'SIGTERM'); ${RUN_FOREVER}`],
  ['reports that its program was killed', say({ type: 'interrupted', detail: 'ffmpeg: SIGKILL' })],
])('a child that %s counts as interrupted, not failed', async (_what, source) => {
  const { outcome } = await run(source);
  expect(outcome.kind).toBe('interrupted');
});

test.skipIf(process.platform !== 'linux')(
  'stopping also kills programs in groups of their own',
  async () => {
    const pidFile = path.join(directory, 'pid');
    const stop = new AbortController();
    const running = run(
      `import { spawn } from 'node:child_process';
     import fs from 'node:fs';
     const program = spawn(process.execPath, ['-e', '${RUN_FOREVER}'], { detached: true });
     fs.writeFileSync(${JSON.stringify(`${pidFile}.part`)}, String(program.pid));
     fs.renameSync(${JSON.stringify(`${pidFile}.part`)}, ${JSON.stringify(pidFile)});
     ${RUN_FOREVER}`,
      { signal: stop.signal },
    );
    await expect.poll(() => fs.readFile(pidFile, 'utf8').catch(() => null)).not.toBeNull();
    const pid = Number(await fs.readFile(pidFile, 'utf8'));
    stop.abort(new Error('the worker stops'));
    await expect(running).rejects.toThrow('the worker stops');
    await expect.poll(() => isRunning(pid)).toBe(false);
  },
);
