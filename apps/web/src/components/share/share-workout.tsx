import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toShareCard } from './share-card.ts';
import { SharePicture } from './share-picture.tsx';

function Picture({ workoutId }: { readonly workoutId: string }) {
  return (
    <Loaded
      query={useQuery(workoutQuery(workoutId))}
      title="This workout could not be loaded"
      skeleton={<Skeleton className="mx-auto aspect-4/5 max-h-[60dvh]" />}
    >
      {(workout) => <SharePicture card={toShareCard(workout)} />}
    </Loaded>
  );
}

/** The way to a picture of a workout: percentage, counts and court, and nothing that tells who it was. */
export function ShareWorkout({ workoutId }: { readonly workoutId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Share2 aria-hidden /> Share
      </Button>
      {isOpen && (
        <Dialog
          open
          title="Share this workout"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <Picture workoutId={workoutId} />
        </Dialog>
      )}
    </>
  );
}
