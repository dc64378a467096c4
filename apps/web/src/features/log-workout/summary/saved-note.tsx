import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { ShareWorkout } from '../../../components/share/share-workout.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';

/** The way to the workout that was just saved. */
export function SavedNote({ workoutId }: { readonly workoutId: string }) {
  return (
    <Card className="flex animate-rise flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 text-made" /> Your workout is saved.
      </p>
      <div className="flex gap-2">
        <ShareWorkout workoutId={workoutId} />
        <Button asChild variant="secondary" size="sm">
          <Link to="/workout/$id" params={{ id: workoutId }}>
            View Details
          </Link>
        </Button>
      </div>
    </Card>
  );
}
