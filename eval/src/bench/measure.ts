import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StageTimes } from './stage-times.ts';

/** The cost of reading a video once, with or without an analysis. */
export interface MeasuredRun {
  readonly wallSeconds: number;
  /** CPU of this program, all its threads. */
  readonly ownCpuSeconds: number;
  /** CPU of ffmpeg; null if the system does not report it. */
  readonly decoderCpuSeconds: number | null;
  /** Memory of this program, ffmpeg's not included. */
  readonly peakMegabytes: number;
  readonly videoSeconds: number;
  readonly shots: number;
  readonly stages: StageTimes | null;
}

export interface Measured {
  readonly path: string;
  readonly decode: MeasuredRun;
  readonly analyze: MeasuredRun;
  /** Analysing ÷ only reading, by wall-clock and by processor time. */
  readonly wallRatio: number;
  readonly cpuRatio: number;
  readonly stages: StageTimes;
}

const PROGRAM = fileURLToPath(new URL('./measured-run.ts', import.meta.url));

async function run(mode: 'decode' | 'analyze' | 'profile', path: string): Promise<MeasuredRun> {
  const child = fork(PROGRAM, [mode, path]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The measured program ended with ${String(code)}`);
  });
  const [answer] = (await Promise.race([once(child, 'message'), failed])) as [MeasuredRun];
  failed.catch(() => undefined);
  return answer;
}

const cpuOf = (run: MeasuredRun): number => run.ownCpuSeconds + (run.decoderCpuSeconds ?? 0);
const faster = (a: MeasuredRun, b: MeasuredRun): MeasuredRun => (cpuOf(b) < cpuOf(a) ? b : a);

/**
 * Reads a video without and with an analysis, alternately, and keeps the cheaper run of each: other programs
 * can only make a run slower. A last run shows the time by stage.
 */
export async function measure(path: string, turns: number): Promise<Measured> {
  let decode = await run('decode', path);
  let analyze = await run('analyze', path);
  for (let turn = 1; turn < turns; turn++) {
    decode = faster(decode, await run('decode', path));
    analyze = faster(analyze, await run('analyze', path));
  }
  const { stages } = await run('profile', path);
  return {
    ...{ path, decode, analyze },
    wallRatio: analyze.wallSeconds / decode.wallSeconds,
    cpuRatio: cpuOf(analyze) / cpuOf(decode),
    stages: stages ?? {},
  };
}
