import { accuracyTrend, shotsToReliable, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { intervalText } from '../../components/stats/interval-text.ts';

/** How reliable a percentage is: its interval and, if that is wide, what would narrow it. */
export function certaintyWords(totals: Totals): string {
  if (totals.total === 0) return t('No shots yet');
  const more = shotsToReliable(totals);
  if (more === 0) return intervalText(totals);
  return t(
    '{interval} · {more, plural, one {# more shot} other {# more shots}} for a reliable number',
    { interval: intervalText(totals), more },
  );
}

/** The same as a full sentence, under the name of one zone. */
export const realAccuracyWords = (totals: Totals): string =>
  totals.total === 0
    ? certaintyWords(totals)
    : t('Your real accuracy here: about {certainty}', { certainty: certaintyWords(totals) });

/** "Up 6 points", "Down 3 points, could be luck"; null without an earlier period to compare with. */
export function trendWords(now: Totals, before: Totals | null): string | null {
  const trend = before === null ? null : accuracyTrend(now, before);
  if (trend === null) return null;
  if (trend.points === 0) return t('No change');
  const points = Math.abs(trend.points);
  if (trend.points > 0) {
    return trend.isSure
      ? t('Up {points, plural, one {# point} other {# points}}', { points })
      : t('Up {points, plural, one {# point} other {# points}}, could be luck', { points });
  }
  return trend.isSure
    ? t('Down {points, plural, one {# point} other {# points}}', { points })
    : t('Down {points, plural, one {# point} other {# points}}, could be luck', { points });
}
