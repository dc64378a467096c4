import { t } from '@hooplog/language';
import { groupAround, shotNumbers } from './spot-groups.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { unplaced } from '../../lib/shot-log/sums.ts';

/** The shots that a tap on the court places. */
export type ScopeId = 'this' | 'group' | 'unplaced' | 'marked';

export interface Scope {
  readonly id: ScopeId;
  /** "12 in a row (3–14)" */
  readonly label: string;
  readonly shots: readonly LoggedShot[];
}

/** "3–14" */
function range(shots: readonly LoggedShot[], numbers: ReadonlyMap<string, number>): string {
  const [first, last] = [shots.at(0), shots.at(-1)].map(
    (shot) => numbers.get(shot?.key ?? '') ?? 0,
  );
  return `${first}–${last}`;
}

/**
 * The sets of shots that can be placed at once: the shot under review, its neighbours that seem to come from the same
 * spot, and all shots without a zone. While several shots are selected, only those.
 */
export function placeScopes(
  shots: readonly LoggedShot[],
  current: LoggedShot | null,
  marked: ReadonlySet<string> | null,
): readonly Scope[] {
  if (marked !== null) {
    const picked = shots.filter(({ key }) => marked.has(key));
    return [
      { id: 'marked', label: t('The {shots} picked', { shots: picked.length }), shots: picked },
    ];
  }
  if (current === null) return [];
  const numbers = shotNumbers(shots);
  const scopes: Scope[] = [
    {
      id: 'this',
      label: t('Shot {number}', { number: numbers.get(current.key) ?? 0 }),
      shots: [current],
    },
  ];
  const group = groupAround(shots, current.key);
  if (group.length > 1) {
    const label = t('{shots} in a row ({numbers})', {
      shots: group.length,
      numbers: range(group, numbers),
    });
    scopes.push({ id: 'group', label, shots: group });
  }
  const open = unplaced(shots);
  if (open.some((shot) => !group.includes(shot))) {
    const label = t('{shots, plural, one {The one without a zone} other {All # without a zone}}', {
      shots: open.length,
    });
    scopes.push({ id: 'unplaced', label, shots: open });
  }
  return scopes;
}
