import type { Finish } from '@hooplog/contract';
import { counted, nextStep, type NextStep, zoneLabel, type ZoneVerdict } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';

interface NextStepCardProps extends Pick<Finish, 'goals'> {
  readonly weakest: ZoneVerdict | null;
}

const GOAL_UNITS = { shots: 'shot', makes: 'make', workouts: 'workout' } as const;
/** Enough for a percentage that says something, and done in five minutes. */
const DRILL_SHOTS = 25;

function wordsOf(step: NextStep): string {
  switch (step.kind) {
    case 'goal': {
      if (step.goal === 'accuracy') return 'This week’s accuracy goal is close.';
      return `${counted(step.missing, `more ${GOAL_UNITS[step.goal]}`)} and this week’s goal is reached.`;
    }
    case 'zone':
      return `Begin the next workout with ${DRILL_SHOTS} shots from ${zoneLabel(step.zone)}, your weakest zone today.`;
    case 'film':
      return 'Film the next one: Hooplog then counts for you, and sees where you shoot from.';
  }
}

/** One thing to do next, and the way there. */
export function NextStepCard({ goals, weakest }: NextStepCardProps) {
  const step = nextStep(goals, weakest);
  return (
    <Card>
      <CardHeading>Next</CardHeading>
      <p>{wordsOf(step)}</p>
      <Button asChild variant="secondary" className="mt-4 w-full sm:w-auto">
        {step.kind === 'film' ? (
          <Link to="/film">
            Film a workout <ArrowRight aria-hidden />
          </Link>
        ) : (
          <Link to="/upload" search={{ tracking: true }}>
            Count shots <ArrowRight aria-hidden />
          </Link>
        )}
      </Button>
    </Card>
  );
}
