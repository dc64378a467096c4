import type { DetectedShot } from '@hooplog/vision';
import type { ManifestClip, TrueShot } from '../manifest.ts';
import { matchShots } from '../score/match-shots.ts';
import { rate } from '../score/rate.ts';
import type { Rate } from '../score/rate.ts';
import type { ClipResult } from '../score/score-clips.ts';
import { footageClasses, shotClasses } from './classes.ts';

/** A labelled shot, and the program's result for it. */
export interface CheckedShot {
  readonly clip: ManifestClip;
  readonly truth: TrueShot;
  /** Null if it was not found. */
  readonly found: DetectedShot | null;
}

export function checkShots(results: readonly ClipResult[]): CheckedShot[] {
  return results.flatMap(({ clip, shots }) => {
    const matches = matchShots(clip.shots, shots);
    return clip.shots.map((truth) => ({
      clip,
      truth,
      found: matches.find((match) => match.truth === truth)?.found ?? null,
    }));
  });
}

export const isCalledRight = ({ truth, found }: CheckedShot): boolean =>
  found?.outcome === truth.outcome;

export interface ClassScore {
  readonly name: string;
  readonly found: Rate;
  readonly calledRight: Rate;
  readonly zoneRight: Rate;
}

/** Scores by class of shot and of footage, in the order in which classes first appear. */
export function scoreClasses(shots: readonly CheckedShot[], of: 'shot' | 'footage'): ClassScore[] {
  const classesOf = (shot: CheckedShot): string[] =>
    of === 'shot' ? shotClasses(shot.truth) : footageClasses(shot.clip);
  const names = [...new Set(shots.flatMap(classesOf))].sort();
  return names.map((name) => {
    const inside = shots.filter((shot) => classesOf(shot).includes(name));
    const found = inside.filter((shot) => shot.found !== null);
    const located = found.filter((shot) => shot.truth.zone !== null && shot.found?.zone !== null);
    return {
      name,
      found: rate(found.length, inside.length),
      calledRight: rate(found.filter(isCalledRight).length, found.length),
      zoneRight: rate(
        located.filter((shot) => shot.found?.zone === shot.truth.zone).length,
        located.length,
      ),
    };
  });
}
