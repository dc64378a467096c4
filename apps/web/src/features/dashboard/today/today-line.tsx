import type { Assignment, Goal, JoinedChallenge, Stats, Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import {
  Camera,
  ChevronRight,
  CirclePlus,
  ClipboardList,
  Film,
  Flame,
  type LucideIcon,
  Target,
  Trophy,
} from 'lucide-react';
import { formatDayAndTime } from '../../../lib/format/dates.ts';
import { challengeTitle } from '../../../components/challenges/challenge-title-text.ts';
import { ownAssignmentsQuery } from '../../../lib/queries/assignments.ts';
import { endingChallengesQuery } from '../../../lib/queries/challenges.ts';
import { goalsQuery } from '../../../lib/queries/goals.ts';
import { statsQuery } from '../../../lib/queries/stats.ts';
import { videosQuery } from '../../../lib/queries/videos.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { goalProgressWords } from '../goals/goal-text.ts';
import type { ThingAtHome } from '../use-todays-thing.ts';
import { filmWords } from './film-words.ts';

interface Line {
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const COUNT = { to: '/upload', search: { tracking: true } } as const;

const OPEN_COUNT: Line = {
  link: COUNT,
  Icon: CirclePlus,
  title: t('Resume counting by hand'),
  text: t('What you counted is on this device and not saved yet.'),
};

const reviewLine = ({ id, createdAt }: Video, timeZone: string): Line => ({
  link: { to: '/video/$id', params: { id } },
  Icon: Film,
  title: t('Your video is counted.'),
  text: t('Review the shots. Added {moment}', {
    moment: formatDayAndTime(createdAt, timeZone),
  }),
});

/** "40 of 100 shots" */
function measureProgress(measure: Assignment['measure'], done: number, target: number): string {
  switch (measure) {
    case 'shots':
      return t('{done, number} of {target, plural, one {# shot} other {# shots}}', {
        done,
        target,
      });
    case 'makes':
      return t('{done, number} of {target, plural, one {# make} other {# makes}}', {
        done,
        target,
      });
    case 'workouts':
      return t('{done, number} of {target, plural, one {# workout} other {# workouts}}', {
        done,
        target,
      });
    case 'minutes':
      return t('{done, number} of {target, plural, one {# minute} other {# minutes}}', {
        done,
        target,
      });
  }
}

function assignmentLine(
  { id, title, measure, target, dueDay, progress, team }: Assignment,
  today: string,
): Line {
  const what = measureProgress(measure, progress[0]?.value ?? 0, target);
  return {
    link:
      measure === 'minutes'
        ? { to: '/manual-workout', search: { assignment: id } }
        : { to: '/upload', search: { assignment: id, tracking: true } },
    Icon: ClipboardList,
    title:
      dueDay === today ? t('Due today: {title}', { title }) : t('Due tomorrow: {title}', { title }),
    text: t('{what} · {team}', { what, team: team.name }),
  };
}

const streakLine = ({ currentStreak }: Stats): Line => ({
  link: COUNT,
  Icon: Flame,
  title: t('Keep your streak of {days, plural, one {# day} other {# days}}', {
    days: currentStreak,
  }),
  text: t('A workout today makes it {days, number}.', { days: currentStreak + 1 }),
});

const challengeLine = (challenge: JoinedChallenge, today: string): Line => {
  const title = challengeTitle(challenge);
  return {
    link: {
      to: '/groups/$id',
      params: { id: challenge.squadId },
      search: { tab: 'challenges' },
    },
    Icon: Trophy,
    title:
      challenge.lastDay === today
        ? t('Ends today: {title}', { title })
        : t('Ends tomorrow: {title}', { title }),
    text: t('Challenge of {squad}', { squad: challenge.squadName }),
  };
};

/** "12 more shots this week" */
function goalTitle({ kind, period, target, value }: Goal): string {
  const more = target - value;
  if (period === undefined) {
    switch (kind) {
      case 'shots':
        return t('{more, plural, one {# more shot} other {# more shots}} this week', { more });
      case 'makes':
        return t('{more, plural, one {# more make} other {# more makes}} this week', { more });
      case 'workouts':
        return t('{more, plural, one {# more workout} other {# more workouts}} this week', {
          more,
        });
      case 'accuracy':
        return t('{more, plural, one {# more percent} other {# more percent}} this week', { more });
      case 'minutes':
        return t('{more, plural, one {# more minute} other {# more minutes}} this week', { more });
    }
  }
  switch (kind) {
    case 'makes':
      return t('{more, plural, one {# more make} other {# more makes}} today', { more });
    case 'minutes':
      return t('{more, plural, one {# more minute} other {# more minutes}} today', { more });
    default:
      return t('{more, plural, one {# more shot} other {# more shots}} today', { more });
  }
}

const goalLine = (goal: Goal): Line => ({
  link: goal.kind === 'minutes' ? { to: '/manual-workout' } : COUNT,
  Icon: Target,
  title: goalTitle(goal),
  text: t('Your goal: {progress} so far', { progress: goalProgressWords(goal) }),
});

function useLine(thing: ThingAtHome): Line | null {
  const timeZone = useTimeZone();
  const { data: stats } = useQuery(statsQuery);
  const videos = useQuery(videosQuery).data ?? [];
  const assignments = useQuery(ownAssignmentsQuery).data ?? [];
  const challenges = useQuery(endingChallengesQuery).data ?? [];
  const goals = useQuery(goalsQuery).data ?? [];
  if (thing.kind === 'count') return OPEN_COUNT;
  if (thing.kind === 'film') {
    return { link: { to: '/film' }, Icon: Camera, ...filmWords(thing.film, timeZone) };
  }
  if (stats === undefined) return null;
  switch (thing.kind) {
    case 'review':
      return lineOf(
        videos.find(({ id }) => id === thing.id),
        (video) => reviewLine(video, timeZone),
      );
    case 'assignment':
      return lineOf(
        assignments.find(({ id }) => id === thing.id),
        (assignment) => assignmentLine(assignment, stats.today),
      );
    case 'streak':
      return streakLine(stats);
    case 'challenge':
      return lineOf(
        challenges.find(({ id }) => id === thing.id),
        (challenge) => challengeLine(challenge, stats.today),
      );
    case 'goal':
      return lineOf(
        goals.find(({ kind, period = 'week' }) => kind === thing.goal && period === thing.period),
        goalLine,
      );
  }
}

/** Null if the thing has just been removed. */
const lineOf = <Thing,>(thing: Thing | undefined, write: (thing: Thing) => Line) =>
  thing === undefined ? null : write(thing);

/** Today's task as one link to where it is done: two lines in a space of fixed height. */
export function TodayLine({ thing }: { readonly thing: ThingAtHome }) {
  const line = useLine(thing);
  if (line === null) return null;
  const { link, Icon, title, text } = line;
  return (
    <Link
      {...link}
      className="flex min-h-[78px] items-center gap-4 rounded-card border border-accent bg-accent-soft p-4 hover:border-accent-text max-2xs:gap-3"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{title}</span>
        <span className="block truncate text-sm figures">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 max-2xs:hidden" />
    </Link>
  );
}
