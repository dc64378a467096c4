import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ShareWorkout } from '../../../components/share/share-workout.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';

/** The way to the workout that was just saved. On a phone the page has just become shorter: it is brought into view. */
export function SavedNote({ workoutId }: { readonly workoutId: string }) {
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card
      ref={note}
      className="flex animate-rise scroll-my-20 flex-wrap items-center justify-between gap-3"
    >
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
