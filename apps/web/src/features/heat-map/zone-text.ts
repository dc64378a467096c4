import {
  accuracyInterval,
  accuracyTrend,
  counted,
  plural,
  shotsToReliable,
  type Totals,
} from '@hooplog/domain';

/** "42–58%": where the accuracy lies with 95 % certainty. */
function intervalWords(totals: Totals): string {
  const { low, high } = accuracyInterval(totals);
  return `${Math.round(100 * low)}–${Math.round(100 * high)}%`;
}

/** How far a percentage can be trusted: the interval, and what it takes where it is wide. */
export function certaintyWords(totals: Totals): string {
  if (totals.total === 0) return 'No shots yet';
  const more = shotsToReliable(totals);
  if (more === 0) return intervalWords(totals);
  return `${intervalWords(totals)} · ${more} more ${plural(more, 'shot')} for a reliable number`;
}

/** "Up 6 points", "Down 3 points, could be chance"; null where there is nothing to compare with. */
export function trendWords(now: Totals, before: Totals | null): string | null {
  const trend = before === null ? null : accuracyTrend(now, before);
  if (trend === null) return null;
  if (trend.points === 0) return 'No change';
  const points = Math.abs(trend.points);
  const words = `${trend.points > 0 ? 'Up' : 'Down'} ${counted(points, 'point')}`;
  return trend.isSure ? words : `${words}, could be chance`;
}
