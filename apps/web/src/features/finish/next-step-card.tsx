import type { Finish, Workout } from '@hooplog/contract';
import { nextStep, type NextStep, zoneLabel, type ZoneVerdict } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';

interface NextStepCardProps extends Pick<Finish, 'goals'> {
  readonly weakest: ZoneVerdict | null;
  /** How this workout was counted; the next one is offered the same way. */
  readonly source: Workout['source'];
}

/** Enough shots for a meaningful percentage, done in five minutes. */
const DRILL_SHOTS = 25;

type GoalStep = Extract<NextStep, { kind: 'goal' }>;

/** "12 more shots and this week’s goal is reached." */
function weekGoalWords(goal: GoalStep['goal'], more: number): string {
  switch (goal) {
    case 'accuracy':
      return t('This week’s accuracy goal is close.');
    case 'makes':
      return t(
        '{more, plural, one {# more make} other {# more makes}} and this week’s goal is reached.',
        { more },
      );
    case 'workouts':
      return t(
        '{more, plural, one {# more workout} other {# more workouts}} and this week’s goal is reached.',
        { more },
      );
    default:
      return t(
        '{more, plural, one {# more shot} other {# more shots}} and this week’s goal is reached.',
        { more },
      );
  }
}

function dayGoalWords(goal: GoalStep['goal'], more: number): string {
  switch (goal) {
    case 'makes':
      return t(
        '{more, plural, one {# more make} other {# more makes}} and today’s goal is reached.',
        { more },
      );
    case 'minutes':
      return t(
        '{more, plural, one {# more minute} other {# more minutes}} and today’s goal is reached.',
        { more },
      );
    default:
      return t(
        '{more, plural, one {# more shot} other {# more shots}} and today’s goal is reached.',
        { more },
      );
  }
}

function wordsOf(step: NextStep): string {
  switch (step.kind) {
    case 'goal':
      return step.period === 'week'
        ? weekGoalWords(step.goal, step.missing)
        : dayGoalWords(step.goal, step.missing);
    case 'zone':
      return t('Begin the next workout with {shots} shots from {zone}, your weakest zone today.', {
        shots: DRILL_SHOTS,
        zone: zoneLabel(step.zone),
      });
    case 'film':
      return t('Film the next one: Hooplog then counts for you, and sees where you shoot from.');
    case 'set_goal':
      return t('Set a goal for the week: every workout then shows how close you are.');
    case 'progress':
      return t('See how your shooting changes from week to week.');
  }
}

const FILM = { to: '/film', label: t('Film a workout') } as const;
const TIME = { to: '/manual-workout', label: t('Log exercises') } as const;
const COUNT = { to: '/upload', search: { tracking: true }, label: t('Count shots') } as const;

function linkOf(step: NextStep, source: Workout['source']) {
  // Minutes come from exercises, not from shots.
  if (step.kind === 'goal' && step.goal === 'minutes') return TIME;
  switch (step.kind) {
    case 'goal':
    case 'zone':
      return source === 'video' ? FILM : COUNT;
    case 'film':
      return FILM;
    case 'set_goal':
      return { to: '/', label: t('Set a goal') } as const;
    case 'progress':
      return { to: '/progress', label: t('See your progress') } as const;
  }
}

/** One thing to do next, with a link to it. */
export function NextStepCard({ goals, weakest, source }: NextStepCardProps) {
  const step = nextStep(goals, weakest, source);
  const { label, ...link } = linkOf(step, source);
  return (
    <Card>
      <CardHeading>{t('Next')}</CardHeading>
      <p>{wordsOf(step)}</p>
      <Button asChild variant="secondary" className="mt-4 w-full sm:w-auto">
        <Link {...link}>
          {label} <ArrowRight aria-hidden />
        </Link>
      </Button>
    </Card>
  );
}
