import { join } from 'node:path';
import { MediaError, openFrames } from '@hooplog/media';
import type { FrameSource } from '@hooplog/vision';
import type { ManifestClip } from '../manifest.ts';
import { analyseFrames } from './analyse-clip.ts';

export interface Cost {
  /** The clips that were timed, alone. */
  readonly files: readonly string[];
  /** Reading every frame without an analysis, in this same run. */
  readonly decodeSeconds: number;
  /** Reading and analysing. */
  readonly analyzeSeconds: number;
  readonly ratio: number;
  /** Highest memory of this program so far, without ffmpeg's. Megabytes. */
  readonly peakMegabytes: number;
}

/** Enough to be stable, few enough that timing does not double the run. */
const TIMED_CLIPS = 6;

/** Clips of every set in turn, always the same ones. */
function timedClips(clips: readonly ManifestClip[]): ManifestClip[] {
  const rank = (clip: ManifestClip): number =>
    clips.filter(({ set, kind }) => set === clip.set && kind === clip.kind).indexOf(clip);
  return clips.toSorted((a, b) => rank(a) - rank(b)).slice(0, TIMED_CLIPS);
}

/** Times a few clips of a folder one after another. `now`: milliseconds of a monotonic clock. */
export async function measureCost(
  folder: string,
  clips: readonly ManifestClip[],
  now: () => number,
): Promise<Cost> {
  const files: string[] = [];
  let decodeSeconds = 0;
  let analyzeSeconds = 0;
  for (const { file } of timedClips(clips)) {
    const started = now();
    const source = await openFrames(join(folder, file)).catch(unlessUnreadable);
    if (!source) continue;
    await readThrough(source);
    const read = now();
    await analyseFrames(source, null);
    decodeSeconds += (read - started) / 1000;
    analyzeSeconds += (now() - read) / 1000;
    files.push(file);
  }
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return {
    files,
    decodeSeconds,
    analyzeSeconds,
    ratio: analyzeSeconds / decodeSeconds,
    peakMegabytes,
  };
}

function unlessUnreadable(error: unknown): null {
  if (error instanceof MediaError) return null;
  throw error;
}

async function readThrough(source: FrameSource): Promise<number> {
  let frames = 0;
  for await (const frame of source) frames += frame.width > 0 ? 1 : 0;
  return frames;
}
