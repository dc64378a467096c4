import { formatPercent, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type LetterContent, writeLetter } from '../letter.ts';

interface Week {
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
}

interface WeeklyDigest {
  readonly done: Week;
  /** The week before that. */
  readonly before: Week;
  /** Unread entries of the inbox. */
  readonly unread: number;
  /** Days. */
  readonly longestStreak: number;
  readonly url: string;
  readonly unsubscribeUrl: string;
}

const percentOf = ({ made, totalShots }: Week) => formatPercent(percentage(made, totalShots));

function doneText(done: Week): string {
  const { workoutCount: workouts, totalShots: shots, made } = done;
  if (workouts === 0) return t('You took last week off. A new one starts today.');
  return shots === 0
    ? t('Last week you did {workouts, plural, one {# workout} other {# workouts}}.', { workouts })
    : t(
        'Last week you did {workouts, plural, one {# workout} other {# workouts}}: {shots, plural, one {# shot} other {# shots}}, {made, number} made ({percent}).',
        { workouts, shots, made, percent: percentOf(done) },
      );
}

function weekText({ done, before }: WeeklyDigest): string {
  if (done.workoutCount === 0 || before.totalShots === 0) return doneText(done);
  const { totalShots: shots, made } = before;
  const earlier = t(
    'The week before: {shots, plural, one {# shot} other {# shots}}, {made, number} made ({percent}).',
    { shots, made, percent: percentOf(before) },
  );
  return `${doneText(done)} ${earlier}`;
}

const subjectOf = ({ totalShots }: Week) =>
  totalShots === 0
    ? t('Your week in Hooplog')
    : t('Your week in Hooplog: {shots, plural, one {# shot} other {# shots}}', {
        shots: totalShots,
      });

/** A player's week, and what waits for them. */
export function weeklyDigest(digest: WeeklyDigest): LetterContent {
  const { done, unread, longestStreak, url, unsubscribeUrl } = digest;
  const streak = t('Your longest streak is {days, plural, one {# day} other {# days}}.', {
    days: longestStreak,
  });
  const inbox = t(
    'In your inbox: {messages, plural, one {# unread message} other {# unread messages}}.',
    { messages: unread },
  );
  return writeLetter({
    subject: subjectOf(done),
    paragraphs: [
      weekText(digest),
      ...(longestStreak > 1 ? [streak] : []),
      ...(unread > 0 ? [inbox] : []),
    ],
    action: {
      label: unread > 0 ? t('Open your inbox') : t('Open Hooplog'),
      url: unread > 0 ? `${url}/inbox` : url,
    },
    footer: {
      reason: t(
        'You are getting this e-mail because you turned the weekly digest on in your profile.',
      ),
      unsubscribeUrl,
    },
  });
}
