import { join } from 'node:path';
import { readManifest } from '../manifest.ts';
import type { ManifestClip } from '../manifest.ts';
import type { ClipResult } from '../score/score-clips.ts';
import { scoreGroups } from '../score/score-groups.ts';
import type { GroupScore } from '../score/score-groups.ts';
import { analyseInLanes } from './lanes.ts';
import { measureCost } from './measure-cost.ts';
import type { Cost } from './measure-cost.ts';

export interface Evaluation {
  readonly scores: readonly GroupScore[];
  readonly results: readonly ClipResult[];
  readonly cost: Cost;
}

export interface EvaluateOptions {
  /**
   * Analyses clips whose manifest has court marks a second time, with these marks given as if by a user,
   * because zones are certain only with them. True by default.
   */
  readonly withCourt?: boolean;
  /** A folder of weights other than the shipped ones, see `LEFT_OUT_EYES`. */
  readonly weights?: string;
  readonly onClip?: (result: ClipResult, index: number, count: number) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Analyses and scores every clip of a folder; a few clips are timed alone first. */
export async function evaluate(
  folder: string,
  { now = () => performance.now(), ...options }: EvaluateOptions = {},
): Promise<Evaluation> {
  const clips = await readManifest(folder);
  const cost = await measureCost(folder, clips, now);
  const results = await analyseClips(folder, clips, options);
  return { scores: scoreGroups(results), results, cost };
}

/** Analyses clips of a folder in the same way as a user's upload, with nothing given. */
export async function analyseClips(
  folder: string,
  clips: readonly ManifestClip[],
  { withCourt = true, onClip, weights }: Omit<EvaluateOptions, 'now'>,
): Promise<ClipResult[]> {
  const task = ({ file, equipment }: ManifestClip) => ({
    path: join(folder, file),
    calibration: null,
    equipment,
  });
  const plain = await analyseInLanes(
    clips.map(task),
    (analysis, index) => {
      const clip = clips[index];
      if (clip) onClip?.({ ...analysis, clip, withCourt: null }, index, clips.length);
    },
    weights,
  );
  const marked = withCourt ? clips.filter(({ court }) => court !== null) : [];
  const guided = await analyseInLanes(
    marked.map((clip) => ({ ...task(clip), calibration: { rim: null, court: clip.court } })),
    () => undefined,
    weights,
  );
  return clips.flatMap((clip, index): ClipResult[] => {
    const analysis = plain[index];
    const again = guided[marked.indexOf(clip)];
    return analysis ? [{ ...analysis, clip, withCourt: again?.shots ?? null }] : [];
  });
}
