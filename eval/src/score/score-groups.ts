import type { ManifestClip } from '../manifest.ts';
import { scoreClips } from './score-clips.ts';
import type { ClipResult, Score } from './score-clips.ts';

export interface GroupScore extends Score {
  readonly group: string;
}

/** Scores all clips together, then by kind, by set and by place, as far as the manifest names them. */
export function scoreGroups(results: readonly ClipResult[]): readonly GroupScore[] {
  const names = [...new Set(results.flatMap(({ clip }) => groupsOf(clip)))];
  return names.map((group) => ({
    group,
    ...scoreClips(results.filter(({ clip }) => groupsOf(clip).includes(group))),
  }));
}

function groupsOf({ kind, set, place }: ManifestClip): string[] {
  const groups = ['all', kind];
  if (set !== undefined && set !== kind) groups.push(`${kind}/${set}`);
  if (place !== undefined) groups.push(`${kind} at ${place}`);
  return groups;
}
