import { useQuery } from '@tanstack/react-query';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PictureSkeleton } from './picture-skeleton.tsx';
import { toShareCard } from './share-card.ts';
import { SharePicture } from './share-picture.tsx';

/** The picture of a workout, once its numbers are there. */
export function WorkoutPicture({ workoutId }: { readonly workoutId: string }) {
  return (
    <Loaded
      query={useQuery(workoutQuery(workoutId))}
      title="This workout could not be loaded"
      skeleton={<PictureSkeleton />}
    >
      {(workout) => <SharePicture card={toShareCard(workout)} />}
    </Loaded>
  );
}
