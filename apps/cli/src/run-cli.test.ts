import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderedClip } from '@hooplog/eval';
import { probe } from '@hooplog/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';
import { capturedTerminal } from './testing/captured-terminal.ts';

let folder: string;
const inFolder = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-cli-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('exit codes', () => {
  it.each([
    { name: 'no command', args: [], code: 2 },
    { name: 'an unknown command', args: ['dance'], code: 2 },
    { name: 'help', args: ['--help'], code: 0 },
    { name: 'analyze without a video', args: ['analyze'], code: 2 },
    { name: 'analyze with two videos', args: ['analyze', 'a.mp4', 'b.mp4'], code: 2 },
    { name: 'an unknown option', args: ['analyze', 'a.mp4', '--fast'], code: 2 },
    { name: 'a hoop in the clouds', args: ['analyze', 'a.mp4', '--rim-height', '30'], code: 2 },
    { name: 'an unknown ball size', args: ['analyze', 'a.mp4', '--ball', '9'], code: 2 },
    { name: 'a missing video', args: ['analyze', '/no/such.mp4'], code: 3 },
    {
      name: 'analyze to a missing folder',
      args: ['analyze', 'a.mp4', '--json', '/no/such/out.json'],
      code: 2,
    },
    {
      name: 'an overlay over the video itself',
      args: ['analyze', import.meta.filename, '--overlay', import.meta.filename],
      code: 2,
    },
    { name: 'eval of a folder without a manifest', args: ['eval', '/no/such'], code: 2 },
    { name: 'fit of a folder without a manifest', args: ['fit', '/no/such'], code: 2 },
    { name: 'ablate without a folder', args: ['ablate'], code: 2 },
    { name: 'ablate of a folder without a manifest', args: ['ablate', '/no/such'], code: 2 },
    { name: 'mutate with a share that is no number', args: ['mutate', '--share', 'all'], code: 2 },
    { name: 'mutate of a file', args: ['mutate', 'judge.ts'], code: 2 },
    { name: 'synth without a seed', args: ['synth', '--shots', '1', '--out', 'x'], code: 2 },
    {
      name: 'synth with zero shots',
      args: ['synth', '--seed', '1', '--shots', '0', '--out', 'x'],
      code: 2,
    },
    {
      name: 'pictures without an output folder',
      args: ['pictures', '--seed', '1', '--count', '1'],
      code: 2,
    },
    {
      name: 'synth without an output folder',
      args: ['synth', '--seed', '1', '--shots', '1'],
      code: 2,
    },
  ])('$name: $code', async ({ args, code }) => {
    const terminal = capturedTerminal();
    expect(await runCli(args, terminal)).toBe(code);
    expect(terminal.complained() !== '').toBe(code !== 0);
  });

  it('a missing video is reported with its path', async () => {
    const terminal = capturedTerminal();
    await runCli(['analyze', '/no/such.mp4'], terminal);
    expect(terminal.complained()).toMatch(/^\/no\/such\.mp4 cannot be opened/);
  });

  it('a file that is no video: 3', async () => {
    await writeFile(inFolder('paper.mp4'), '%PDF-1.7');
    expect(await runCli(['analyze', inFolder('paper.mp4')], capturedTerminal())).toBe(3);
  });

  it('an invalid calibration: 2, with the reason', async () => {
    await writeFile(inFolder('bad.json'), '{"rim": {"cx": 1, "cy": 2, "rx": -3, "ry": 1}}');
    const terminal = capturedTerminal();
    const args = ['analyze', 'a.mp4', '--calibration', inFolder('bad.json')];
    expect(await runCli(args, terminal)).toBe(2);
    expect(terminal.complained()).toContain('rim.rx');
  });
});

describe('analyze', () => {
  it('prints the shots, writes the file and the overlay', async () => {
    const { path, truth } = await renderedClip();
    await writeFile(inFolder('hoop.json'), JSON.stringify({ rim: truth.rim, court: truth.court }));
    const terminal = capturedTerminal();
    const outputs = ['--json', inFolder('out.json'), '--overlay', inFolder('overlay.mp4')];
    const args = ['analyze', path, '--calibration', inFolder('hoop.json'), ...outputs];
    expect(await runCli(args, terminal)).toBe(0);
    const file = JSON.parse(await readFile(inFolder('out.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(file).toMatchObject({
      schema: 'hooplog.analysis/1',
      video: { width: 640, height: 360, framesPerSecond: 30 },
      calibration: { source: 'user', rim: truth.rim },
    });
    const shots = file['shots'] as { rimSeconds: number }[];
    expect(shots).toHaveLength(truth.shots.length);
    truth.shots.forEach(({ rimSeconds }, index) => {
      expect(Math.abs((shots[index]?.rimSeconds ?? 0) - rimSeconds)).toBeLessThan(0.6);
    });
    expect(terminal.printed()).toMatch(/3 attempts: \d made, \d missed/);
    const overlay = await probe(inFolder('overlay.mp4'));
    expect(overlay).toMatchObject({ displayWidth: 640, displayHeight: 360, videoCodec: 'h264' });
  });
});

describe('synth, then eval', () => {
  it('scores a rendered workout by its own truth', async () => {
    const out = inFolder('synth');
    const terminal = capturedTerminal();
    expect(await runCli(['synth', '--seed', '2', '--shots', '1', '--out', out], terminal)).toBe(0);
    const json = inFolder('eval.json');
    expect(await runCli(['eval', out, '--json', json], terminal)).toBe(0);
    expect(terminal.printed()).toContain('scene/synth');
    const file = JSON.parse(await readFile(json, 'utf8')) as Record<string, unknown>;
    expect(file).toMatchObject({
      schema: 'hooplog.evaluation/1',
      scores: [{ group: 'all', clips: 1 }, {}, {}],
    });
  });
});
