import type { Challenge, ChallengeStanding } from '@hooplog/contract';
import { aPlayer } from './squad-fixtures.ts';

/** A challenge by makes, in the week after 20 November 2026. */
export function aChallenge(changes: Partial<Challenge> = {}): Challenge {
  return {
    id: '01900000-0000-7000-8000-000000000c01',
    name: null,
    kind: 'makes',
    filmedOnly: false,
    firstDay: '2026-11-20',
    lastDay: '2026-11-26',
    state: 'running',
    isJoined: false,
    mayManage: false,
    hasNext: false,
    standings: [],
    ...changes,
  };
}

/** The standing of the n-th player; the first is the user of `aUser`. */
export const aChallengeStanding = (
  n: number,
  name: string,
  value: number,
  changes: Partial<ChallengeStanding> = {},
): ChallengeStanding => ({ rank: n, user: aPlayer(n, name), value, ...changes });
