import type { AccuracyChange, Trend } from '@hooplog/contract';
import {
  type CourtKind,
  daysBetween,
  formatPercent,
  type LocalDay,
  percentage,
  type ShotGroup,
  type ShotKind,
  zoneDisplayName,
} from '@hooplog/domain';
import { t } from '@hooplog/language';

/** "Free throws", "Zone 1 - Paint" */
export function groupName(group: ShotGroup | ShotKind): string {
  switch (group) {
    case 'all':
      return t('All shots');
    case 'free_throws':
      return t('Free throws');
    case 'threes':
      return t('Threes');
    case 'catch_and_shoot':
      return t('Catch and shoot');
    case 'off_the_dribble':
      return t('Off the dribble');
    case 'layup':
      return t('Lay-ups');
    case 'free_throw':
      return t('Marked free throws');
    default:
      return zoneDisplayName(group);
  }
}

const percentOf = ({ made, total }: AccuracyChange['before']) =>
  formatPercent(percentage(made, total));

const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30.4;
/** Weeks: shorter periods are described in days, longer ones in months. */
const [MIN_WEEKS, MAX_WEEKS] = [3, 27];

/** "8 weeks" */
export function lengthText({ from, to }: Pick<Trend, 'from' | 'to'>): string {
  const days = daysBetween(from as LocalDay, to as LocalDay) + 1;
  const weeks = Math.round(days / DAYS_A_WEEK);
  if (weeks < MIN_WEEKS)
    return t('{days, plural, one {# day} other {# days}}', { days }, 'after “in”');
  if (weeks <= MAX_WEEKS)
    return t('{weeks, plural, one {# week} other {# weeks}}', { weeks }, 'after “in”');
  return t(
    '{months, plural, one {# month} other {# months}}',
    { months: Math.round(days / DAYS_A_MONTH) },
    'after “in”',
  );
}

/** How the accuracy changed, as far as can be told. */
export function changeText(
  group: ShotGroup | ShotKind,
  trend: Pick<Trend, 'change' | 'from' | 'to'>,
): string {
  const { change } = trend;
  const name = groupName(group);
  if (change === null) return t('{name}: none in this time.', { name });
  const [before, after] = [percentOf(change.before), percentOf(change.after)];
  const time = lengthText(trend);
  switch (change.kind) {
    case 'up':
      return t('{name} went up from {before} to {after} in {time}: more than luck.', {
        name,
        before,
        after,
        time,
      });
    case 'down':
      return t('{name} went down from {before} to {after} in {time}: more than bad luck.', {
        name,
        before,
        after,
        time,
      });
    case 'same':
      return t('{name} stayed about the same in {time}: {before}, then {after}.', {
        name,
        before,
        after,
        time,
      });
    case 'unclear':
      return t('{name} went from {before} to {after} in {time}. Not certain yet: keep going.', {
        name,
        before,
        after,
        time,
      });
    case 'too_few':
      return t('{name}: too few shots to tell whether anything changed in {time}.', { name, time });
  }
}

/** Which shots were compared; nothing if there are too few. */
export const comparedText = ({ kind, before, after }: AccuracyChange): string =>
  kind === 'too_few'
    ? ''
    : t(
        'Compares the first {first, number} of these shots with the last {last, number}, day by day.',
        { first: before.total, last: after.total },
      );

/** What counts as a three in these numbers. @param line the player's choice */
export function lineText(line: CourtKind): string {
  switch (line) {
    case 'high_school':
      return t('Counted by the high school line; films by the line of the court they show.');
    case 'college':
      return t('Counted by the college line; films by the line of the court they show.');
    case 'nba':
      return t('Counted by the NBA line; films by the line of the court they show.');
    case 'fiba':
      return t('Counted by the FIBA line; films by the line of the court they show.');
  }
}

/** How these shots were counted. @param byVideo whole percent verified by video */
export function sourceText(byVideo: number | null): string {
  if (byVideo === null) return '';
  if (byVideo === 100) return t('All of them were seen on video.');
  if (byVideo === 0) return t('None of them were seen on video: they are as you counted them.');
  return t('{percent}% of them were seen on video; the rest are as you counted them.', {
    percent: byVideo,
  });
}
