import type { DetectedShot } from '@hooplog/vision';
import type { ClipResult } from '../score/score-clips.ts';

/** Invariants of every analysis, right or wrong; returns those that a result breaks, in words. */
export function brokenLaws({ clip, shots }: ClipResult): string[] {
  const inOrder = shots.every(
    (shot, at) => at === 0 || shot.rimSeconds > (shots[at - 1]?.rimSeconds ?? 0),
  );
  const broken = shots.flatMap((shot) => {
    const laws = LAWS.filter(([, holds]) => !holds(shot)).map(([name]) => name);
    return laws.map((name) => `${clip.file} at ${shot.rimSeconds.toFixed(2)} s: ${name}`);
  });
  return inOrder ? broken : [...broken, `${clip.file}: shots in order of time`];
}

const LAWS: readonly (readonly [name: string, holds: (shot: DetectedShot) => boolean])[] = [
  ['a moment in the video', ({ rimSeconds }) => rimSeconds >= 0 && Number.isFinite(rimSeconds)],
  [
    'released before it arrives',
    ({ releaseSeconds, rimSeconds }) => (releaseSeconds ?? -1) < rimSeconds,
  ],
  ['confidence from one half to 1', ({ confidence }) => confidence >= 0.5 && confidence <= 1],
  ['a zone for every spot', ({ court, zone }) => court === null || zone !== null],
  ['a reason in words', ({ evidence }) => evidence.reason !== ''],
  [
    'measurements that are numbers',
    ({ evidence }) => Object.values(evidence.features).every(Number.isFinite),
  ],
  [
    'a path in order of time',
    ({ evidence: { path } }) =>
      path.every(({ seconds }, at) => at === 0 || seconds >= (path[at - 1]?.seconds ?? 0)),
  ],
];
