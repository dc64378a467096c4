import type { Assignment, Goal, Stats, Video } from '@hooplog/contract';
import { counted, type TodaysThing } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import {
  ChevronRight,
  CirclePlus,
  ClipboardList,
  Film,
  Flame,
  type LucideIcon,
  Target,
} from 'lucide-react';
import { progressWords } from '../../../components/assignments/assignment-text.ts';
import { formatDayAndTime } from '../../../lib/format/dates.ts';
import { ownAssignmentsQuery } from '../../../lib/queries/assignments.ts';
import { goalsQuery } from '../../../lib/queries/goals.ts';
import { statsQuery } from '../../../lib/queries/stats.ts';
import { videosQuery } from '../../../lib/queries/videos.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { goalProgressWords } from '../goals/goal-text.ts';

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
  text: t('Review the shots. Added {createdAt}', {
    createdAt: formatDayAndTime(createdAt, timeZone),
  }),
});

function assignmentLine(
  { id, title, measure, target, dueDay, progress, team }: Assignment,
  today: string,
): Line {
  const what = `${progressWords(progress[0]?.value ?? 0, target)} ${measure}`;
  return {
    link:
      measure === 'minutes'
        ? { to: '/manual-workout', search: { assignment: id } }
        : { to: '/upload', search: { assignment: id, tracking: true } },
    Icon: ClipboardList,
    title: t('Due {value}: {title}', { value: dueDay === today ? 'today' : 'tomorrow', title }),
    text: `${what} · ${team.name}`,
  };
}

const streakLine = ({ currentStreak }: Stats): Line => ({
  link: COUNT,
  Icon: Flame,
  title: t('Keep your streak of {currentStreak, plural, one {# day} other {# days}}', {
    currentStreak,
  }),
  text: t('A workout today makes it {currentStreak}.', { currentStreak: currentStreak + 1 }),
});

const GOAL_UNITS = {
  shots: 'shot',
  makes: 'make',
  workouts: 'workout',
  accuracy: 'percent',
  minutes: 'minute',
} as const;

const goalLine = (goal: Goal): Line => ({
  link: goal.kind === 'minutes' ? { to: '/manual-workout' } : COUNT,
  Icon: Target,
  title: `${counted(goal.target - goal.value, t('more {name}', { name: GOAL_UNITS[goal.kind] }))} ${goal.period === undefined ? t('this week') : 'today'}`,
  text: t('Your goal: {goal} so far', { goal: goalProgressWords(goal) }),
});

function useLine(thing: TodaysThing): Line | null {
  const timeZone = useTimeZone();
  const { data: stats } = useQuery(statsQuery);
  const videos = useQuery(videosQuery).data ?? [];
  const assignments = useQuery(ownAssignmentsQuery).data ?? [];
  const goals = useQuery(goalsQuery).data ?? [];
  if (thing.kind === 'count') return OPEN_COUNT;
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
    case 'goal':
      return lineOf(
        goals.find(({ kind, period = 'week' }) => kind === thing.goal && period === thing.period),
        goalLine,
      );
  }
}

/** Null where what it is about has just gone. */
const lineOf = <Thing,>(thing: Thing | undefined, write: (thing: Thing) => Line) =>
  thing === undefined ? null : write(thing);

/** The one thing to do today, as one link that leads to where it is done: in two lines, whose place is held. */
export function TodayLine({ thing }: { readonly thing: TodaysThing }) {
  const line = useLine(thing);
  if (line === null) return null;
  const { link, Icon, title, text } = line;
  return (
    <Link
      {...link}
      className="flex min-h-[78px] items-center gap-4 rounded-card border border-accent bg-accent-soft p-4 hover:border-accent-text"
    >
      <Icon aria-hidden className="size-6 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{title}</span>
        <span className="block truncate text-sm figures">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
