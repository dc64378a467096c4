import type { Finish, Workout } from '@hooplog/contract';
import { counted, nextStep, type NextStep, zoneLabel, type ZoneVerdict } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';

interface NextStepCardProps extends Pick<Finish, 'goals'> {
  readonly weakest: ZoneVerdict | null;
  /** How this workout was counted: the next one is offered the same way. */
  readonly source: Workout['source'];
}

const GOAL_UNITS = {
  shots: 'shot',
  makes: 'make',
  workouts: 'workout',
  minutes: 'minute',
} as const;
/** Enough for a percentage that says something, and done in five minutes. */
const DRILL_SHOTS = 25;

function wordsOf(step: NextStep): string {
  switch (step.kind) {
    case 'goal': {
      if (step.goal === 'accuracy') return 'This week’s accuracy goal is close.';
      return `${counted(step.missing, `more ${GOAL_UNITS[step.goal]}`)} and ${step.period === 'week' ? 'this week’s' : 'today’s'} goal is reached.`;
    }
    case 'zone':
      return `Begin the next workout with ${DRILL_SHOTS} shots from ${zoneLabel(step.zone)}, your weakest zone today.`;
    case 'film':
      return 'Film the next one: Hooplog then counts for you, and sees where you shoot from.';
    case 'set_goal':
      return 'Set a goal for the week: every workout then shows how close you are.';
    case 'progress':
      return 'Look how your shooting changes from week to week.';
  }
}

const FILM = { to: '/film', label: 'Film a workout' } as const;
const TIME = { to: '/manual-workout', label: 'Log exercises' } as const;
const COUNT = { to: '/upload', search: { tracking: true }, label: 'Count shots' } as const;

function linkOf(step: NextStep, source: Workout['source']) {
  // Shots have no minutes.
  if (step.kind === 'goal' && step.goal === 'minutes') return TIME;
  switch (step.kind) {
    case 'goal':
    case 'zone':
      return source === 'video' ? FILM : COUNT;
    case 'film':
      return FILM;
    case 'set_goal':
      return { to: '/', label: 'Set a goal' } as const;
    case 'progress':
      return { to: '/progress', label: 'See your progress' } as const;
  }
}

/** One thing to do next, and the way there. */
export function NextStepCard({ goals, weakest, source }: NextStepCardProps) {
  const step = nextStep(goals, weakest, source);
  const { label, ...link } = linkOf(step, source);
  return (
    <Card>
      <CardHeading>Next</CardHeading>
      <p>{wordsOf(step)}</p>
      <Button asChild variant="secondary" className="mt-4 w-full sm:w-auto">
        <Link {...link}>
          {label} <ArrowRight aria-hidden />
        </Link>
      </Button>
    </Card>
  );
}
