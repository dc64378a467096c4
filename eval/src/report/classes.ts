import { zoneNumber } from '@hooplog/domain';
import type { ManifestClip, TrueShot } from '../manifest.ts';

/**
 * Kinds of shot and of footage of a labelled shot. Real footage is labelled in words (`how`, `camera`, `set`,
 * `speed`), which these rules parse; renderings name the kind of a shot themselves. A shot may belong to
 * several classes or to none.
 */
const HOW: readonly (readonly [name: string, how: RegExp, outcome?: 'made' | 'missed'])[] = [
  ['swish', /^swish|^net$|^net bulges|^through the net|, swish/, 'made'],
  ['rattle-in', /rattle.in|bounces up|rolls in/i, 'made'],
  ['rim-out', /rim.out|\brim\b|\bring\b/i, 'missed'],
  ['board', /\bboard\b|\bbank\b/i],
  ['air ball', /air.ball/],
  ['put-back', /put.back/],
  ['layup', /layup/],
];

const THREES = new Set([10, 11, 12, 13, 14]);

const ZONES: readonly (readonly [name: string, holds: (zone: number) => boolean])[] = [
  ['paint', (zone) => zone === 1],
  ['free throw area', (zone) => zone === 5],
  ['mid-range', (zone) => zone === 2 || zone === 8],
  ['HS three', (zone) => [3, 4, 6, 7, 9].includes(zone)],
  ['three', (zone) => THREES.has(zone)],
];

const FOOTAGE: readonly (readonly [name: string, holds: (clip: ManifestClip) => boolean])[] = [
  ['one shooter', ({ set }) => set === 'solo'],
  ['game, several players', ({ set }) => set === 'game'],
  ['behind the board', ({ set }) => set === 'behind_board'],
  ['slow motion', ({ speed }) => speed === 'slow'],
  ['double speed', ({ speed }) => speed === 'fast'],
  ['moving camera', ({ camera }) => /hand-held|drift|pans|shak|nudge/.test(camera ?? '')],
  ['low camera', ({ camera }) => /ground|low/.test(camera ?? '')],
];

/** The kinds that a labelled shot belongs to. */
export function shotClasses(shot: TrueShot): string[] {
  const how = (shot.how ?? '').replaceAll('_', ' ');
  const kinds = HOW.filter(
    ([, words, outcome]) => words.test(how) && (outcome ?? shot.outcome) === shot.outcome,
  ).map(([name]) => name);
  const zone = shot.zone === null ? null : zoneNumber(shot.zone);
  const places = ZONES.filter(([, holds]) => zone !== null && holds(zone)).map(([name]) => name);
  return [...kinds, ...places];
}

/** The kinds of footage that a clip belongs to; renderings list their own in `conditions`. */
export function footageClasses(clip: ManifestClip): string[] {
  const named = FOOTAGE.filter(([, holds]) => holds(clip)).map(([name]) => name);
  return [...named, ...(clip.conditions ?? []), ...(clip.view ? [`seen from ${clip.view}`] : [])];
}
