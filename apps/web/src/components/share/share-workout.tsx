import { lazyPart } from '../ui/lazy-part.tsx';
import { ShareButton } from './share-button.tsx';
import type { ReelFile } from './use-reel-file.ts';

// What draws it is of no use before somebody wants it.
const WorkoutPicture = lazyPart(
  async () => (await import('./workout-picture.tsx')).WorkoutPicture,
).Part;

interface ShareWorkoutProps {
  readonly workoutId: string;
  /** The makes of the workout as a film; left out where there is none. */
  readonly reel?: ReelFile | null;
}

/** The way to a picture of a workout: percentage, counts and court, and a name or the reel only if wanted. */
export function ShareWorkout({ workoutId, reel = null }: ShareWorkoutProps) {
  return (
    <ShareButton title="Share this workout">
      <WorkoutPicture workoutId={workoutId} reel={reel} />
    </ShareButton>
  );
}
