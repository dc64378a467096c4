import { t } from '@hooplog/language';
import type { LoggedShot } from './logged-shot.ts';
import type { ShotLogAction } from './shot-log.ts';

const byTime = (a: LoggedShot, b: LoggedShot) =>
  (a.rimSeconds ?? Number.MAX_VALUE) - (b.rimSeconds ?? Number.MAX_VALUE);

/** Somebody else took these: they leave the player's count. One that was only added here goes. */
export const giveAway = (keys: readonly string[]): ShotLogAction => ({
  type: 'changed',
  words: t('{shots, plural, one {# shot is} other {# shots are}} somebody else’s', {
    shots: keys.length,
  }),
  change: ({ shots, others }) => {
    const [given, kept] = split(shots, keys);
    if (given.length === 0) return { shots, others };
    const known = given.filter(({ id }) => id !== null);
    return { shots: kept, others: [...others, ...known].toSorted(byTime) };
  },
});

/** They were the player's own after all. */
export const takeBack = (keys: readonly string[]): ShotLogAction => ({
  type: 'changed',
  words: t('{shots, plural, one {# shot is} other {# shots are}} yours again', {
    shots: keys.length,
  }),
  change: ({ shots, others }) => {
    const [back, left] = split(others, keys);
    if (back.length === 0) return { shots, others };
    return { shots: [...shots, ...back].toSorted(byTime), others: left };
  },
});

function split(shots: readonly LoggedShot[], keys: readonly string[]) {
  const isMeant = ({ key }: LoggedShot) => keys.includes(key);
  return [shots.filter(isMeant), shots.filter((shot) => !isMeant(shot))] as const;
}

/** How players took turns. */
export interface Turns {
  /** Shots of one turn. */
  readonly length: number;
  readonly players: number;
  /** Whose turn the player's is, from 1. */
  readonly place: number;
}

/** The keys of the shots that others took by turns: by the order of time, those of others included. */
export function othersByTurns(
  shots: readonly LoggedShot[],
  { length, players, place }: Turns,
): string[] {
  return shots
    .toSorted(byTime)
    .filter((_, index) => Math.floor(index / length) % players !== place - 1)
    .map(({ key }) => key);
}
