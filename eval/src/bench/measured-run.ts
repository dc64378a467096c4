import { readFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { openEyes } from '@hooplog/eyes/node';
import { openFrames } from '@hooplog/media';
import { analyse, NoHoopFound } from '@hooplog/vision';
import { stageTimes } from './stage-times.ts';
import type { MeasuredRun } from './measure.ts';

/**
 * A separate process, so that its memory can be measured: reads a video once, with or without analysis. `node
 * measured-run.ts decode|analyze|profile VIDEO`; the result goes to the parent process.
 */
async function measure(mode: string, path: string): Promise<MeasuredRun> {
  const source = await openFrames(path);
  const session = mode === 'profile' ? await startProfile() : null;
  const [wall, cpu, children] = [performance.now(), process.cpuUsage(), await childrenSeconds()];
  let shots = 0;
  if (mode === 'decode') for await (const frame of source) shots += frame.width > 0 ? 0 : 1;
  else shots = await countShots(source);
  const used = process.cpuUsage(cpu);
  const wallSeconds = (performance.now() - wall) / 1000;
  const profile = session && (await session.post('Profiler.stop')).profile;
  const decoder = await childrenSeconds();
  return {
    wallSeconds,
    ownCpuSeconds: (used.user + used.system) / 1e6,
    decoderCpuSeconds: decoder === null || children === null ? null : decoder - children,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    videoSeconds: source.video.durationSeconds,
    shots,
    stages: profile && stageTimes(profile),
  };
}

async function countShots(source: Parameters<typeof analyse>[0]): Promise<number> {
  const analysis = await analyse(source, { eyes: await openEyes() }).catch((error: unknown) => {
    if (error instanceof NoHoopFound) return null;
    throw error;
  });
  return analysis?.shots.length ?? 0;
}

async function startProfile(): Promise<Session> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return session;
}

/** CPU seconds of child programs that have ended; null if the system does not report them. */
async function childrenSeconds(): Promise<number | null> {
  const text = await readFile('/proc/self/stat', 'utf8').catch(() => null);
  if (text === null) return null;
  // Fields after the name, which may contain blanks; times are in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const [mode = '', path = ''] = process.argv.slice(2);
process.send?.(await measure(mode, path));
