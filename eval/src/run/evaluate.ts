import { join } from 'node:path';
import { MediaError, openFrames } from '@hooplog/media';
import { analyze, NoHoopFound } from '@hooplog/vision';
import type { FrameSource } from '@hooplog/vision';
import { readManifest } from '../manifest.ts';
import type { ManifestClip } from '../manifest.ts';
import type { ClipResult } from '../score/score-clips.ts';
import { scoreGroups } from '../score/score-groups.ts';
import type { GroupScore } from '../score/score-groups.ts';

export interface Evaluation {
  readonly scores: readonly GroupScore[];
  readonly results: readonly ClipResult[];
  readonly cost: {
    /** Reading every frame and doing nothing with it, in this same run. */
    readonly decodeSeconds: number;
    /** Reading and analysing. */
    readonly analyzeSeconds: number;
    readonly ratio: number;
    /** Highest memory of this program so far, ffmpeg's own not included. Megabytes. */
    readonly peakMegabytes: number;
  };
}

export interface EvaluateOptions {
  readonly onClip?: (result: ClipResult, index: number, count: number) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/**
 * Analyses every clip of a folder as a user's upload would be, and compares with its manifest. The
 * program finds the hoop by itself; marks on the court are given where the manifest has them, as a
 * user gives them, because zones cannot be told without.
 */
export async function evaluate(
  folder: string,
  { onClip, now = () => performance.now() }: EvaluateOptions = {},
): Promise<Evaluation> {
  const clips = await readManifest(folder);
  const results: ClipResult[] = [];
  let decodeSeconds = 0;
  let analyzeSeconds = 0;
  for (const [index, clip] of clips.entries()) {
    const started = now();
    const source = await opened(join(folder, clip.file));
    if (source instanceof MediaError) {
      results.push({ clip, shots: [], rim: null, failure: source.message });
      continue;
    }
    await readThrough(source);
    const read = now();
    const result = await analysed(clip, source);
    decodeSeconds += (read - started) / 1000;
    analyzeSeconds += (now() - read) / 1000;
    results.push(result);
    onClip?.(result, index, clips.length);
  }
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  const cost = { decodeSeconds, analyzeSeconds, ratio: analyzeSeconds / decodeSeconds };
  return { scores: scoreGroups(results), results, cost: { ...cost, peakMegabytes } };
}

async function opened(path: string): Promise<FrameSource | MediaError> {
  return openFrames(path).catch((error: unknown) => {
    if (error instanceof MediaError) return error;
    throw error;
  });
}

async function readThrough(source: FrameSource): Promise<number> {
  let frames = 0;
  for await (const frame of source) frames += frame.width > 0 ? 1 : 0;
  return frames;
}

async function analysed(clip: ManifestClip, source: FrameSource): Promise<ClipResult> {
  try {
    const calibration = clip.court ? { rim: null, court: clip.court } : null;
    const { shots, calibration: used } = await analyze(source, { calibration });
    return { clip, shots, rim: used.rim, failure: null };
  } catch (error) {
    if (!(error instanceof NoHoopFound || error instanceof MediaError)) throw error;
    return { clip, shots: [], rim: null, failure: error.message };
  }
}
