import {
  type Drill,
  type DrillPlay,
  drillUnit,
  maxDrillShots,
  perfectResult,
} from '@hooplog/domain';
import { t } from '@hooplog/language';

/** Against the pro the winner has the target score, and the margin gives the loser's. */
function marginWords({ rule }: Drill, margin: number): string {
  const target = rule.kind === 'against_pro' ? rule.target : 0;
  return margin > 0
    ? t('Won {own}–{other}', { own: target, other: target - margin })
    : t('Lost {own}–{other}', { own: target + margin, other: target });
}

/** "34 of 50", "15 shots", "Won 11–8" */
export function resultWords(drill: Drill, result: number | null): string {
  if (result === null)
    return t('Not done in {shots, plural, one {# shot} other {# shots}}', {
      shots: maxDrillShots(drill),
    });
  const perfect = perfectResult(drill);
  switch (drillUnit(drill)) {
    case 'makes':
      return perfect === null
        ? t('{result, plural, one {# make} other {# makes}}', { result })
        : t('{result} of {perfect}', { result, perfect });
    case 'points':
      return perfect === null
        ? t('{result, plural, one {# point} other {# points}}', { result })
        : t('{result} of {perfect} points', { result, perfect });
    case 'shots':
      return t('{result, plural, one {# shot} other {# shots}}', { result });
    case 'margin':
      return marginWords(drill, result);
  }
}

/** Progress of the drill: "shot 4 of 10", "3 of 5 in a row" */
export function progressWords({ progress: { done, of, what } }: DrillPlay): string {
  switch (what) {
    case 'shots':
      return t('shot {done} of {of}', { done: done + 1, of });
    case 'makes':
      return t('{done} of {of} made', { done, of });
    case 'makes_in_a_row':
      return t('{done} of {of} in a row', { done, of });
    case 'points':
      return t('{done} of {of} points', { done, of });
    case 'misses':
      return t('{done} of {of} missed', { done, of });
  }
}

/** "You 5 · Pro 4", "12 points"; null for rules without points. */
export function scoreWords({ score }: DrillPlay): string | null {
  if (score === null) return null;
  const { player, pro } = score;
  return pro === null
    ? t('{points, plural, one {# point} other {# points}}', { points: player })
    : t('You {player} · Pro {pro}', { player, pro });
}

/** Where the next shot is taken: "Spot 2 of 5: Right wing" */
export function spotWords({ spots }: Drill, index: number): string {
  const name = spots[index]?.name ?? '';
  return spots.length === 1
    ? name
    : t('Spot {number} of {spots}: {name}', { number: index + 1, spots: spots.length, name });
}

/** The same below the spot's name, with the progress there: "Spot 2 of 5 · 3 of 10 made" */
export function placeWords({ spots }: Drill, index: number, play: DrillPlay): string {
  const progress = progressWords(play);
  return spots.length === 1
    ? progress
    : t('Spot {number} of {spots} · {progress}', {
        number: index + 1,
        spots: spots.length,
        progress,
      });
}
