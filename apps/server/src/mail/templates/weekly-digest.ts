import { counted, formatCount, percentage } from '@hooplog/domain';
import { type LetterContent, writeLetter } from '../letter.ts';

interface Week {
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
}

interface WeeklyDigest {
  readonly done: Week;
  /** The week before it. */
  readonly before: Week;
  /** Entries of the inbox. */
  readonly unread: number;
  /** Days. */
  readonly longestStreak: number;
  readonly url: string;
  readonly unsubscribeUrl: string;
}

const shotsOf = ({ made, totalShots }: Week) =>
  `${counted(totalShots, 'shot')}, ${formatCount(made)} made (${percentage(made, totalShots)}%)`;

function weekWords({ done, before }: WeeklyDigest): string {
  if (done.workoutCount === 0) return 'You took last week off. A new one starts today.';
  const workouts = counted(done.workoutCount, 'workout');
  const did = done.totalShots === 0 ? workouts : `${workouts}: ${shotsOf(done)}`;
  const earlier = before.totalShots === 0 ? '' : ` The week before: ${shotsOf(before)}.`;
  return `Last week you did ${did}.${earlier}`;
}

/** What a player did in a week, and what waits for them. */
export function weeklyDigest(digest: WeeklyDigest): LetterContent {
  const { done, unread, longestStreak, url, unsubscribeUrl } = digest;
  const shots = done.totalShots === 0 ? '' : `: ${counted(done.totalShots, 'shot')}`;
  return writeLetter({
    subject: `Your week in Hooplog${shots}`,
    paragraphs: [
      weekWords(digest),
      ...(longestStreak > 1 ? [`Your longest streak is ${counted(longestStreak, 'day')}.`] : []),
      ...(unread > 0 ? [`In your inbox: ${counted(unread, 'unread message')}.`] : []),
    ],
    action: {
      label: unread > 0 ? 'Open your inbox' : 'Open Hooplog',
      url: unread > 0 ? `${url}/inbox` : url,
    },
    footer: {
      reason:
        'You are getting this e-mail because you turned the weekly digest on in your profile.',
      unsubscribeUrl,
    },
  });
}
