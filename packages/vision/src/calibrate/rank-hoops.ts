import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { HoopPlace } from './hoop-place.ts';
import { scoreOf } from './hoop-place.ts';
import type { HoopSearch } from './hoop-search.ts';

export interface RankedHoop {
  readonly place: HoopPlace;
  /** 0 to 1. */
  readonly confidence: number;
}

/**
 * The places that look like a hoop, likeliest first. Each has a confidence that shots are taken at it: by its
 * look, by the balls that came down there, and by its lead over the others. Empty where nothing looks like a
 * hoop.
 *
 * @param attemptsAt how many flights a judge has found to be shots at a ring, once that is known
 */
export function rankHoops(
  search: Pick<HoopSearch, 'ranked' | 'votesFor'>,
  attemptsAt: (rim: RimEllipse) => number = () => 0,
): RankedHoop[] {
  const ranked = search
    .ranked()
    .map(({ place }) => {
      const arrivals = Math.max(search.votesFor(place.rim), attemptsAt(place.rim));
      return { place, score: scoreOf(place, arrivals) };
    })
    .sort((a, b) => b.score - a.score);
  const total = ranked.reduce((sum, { score }) => sum + Math.exp(score), 0);
  return ranked
    .map(({ place, score }) => ({ place, score, odds: oddsOfHoop(place, score) }))
    .filter(({ odds }) => odds >= limits.refusedOdds)
    .map(({ place, score, odds }) => ({ place, confidence: (odds * Math.exp(score)) / total }));
}

/** 0 to 1, by its look; balls that come down there confirm a place that looks little like a hoop. */
function oddsOfHoop(place: HoopPlace, score: number): number {
  const looks = between(limits.refusedOdds, place.odds, limits.sureOdds);
  const shotAt = 1 / (1 + Math.exp(limits.voteWeight * Math.log(limits.fewVotes) - score));
  return Math.max(looks, shotAt);
}

/** 0 to 1: how far a value has come from `min` to `max`. */
function between(min: number, value: number, max: number): number {
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
