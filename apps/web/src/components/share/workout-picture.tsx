import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PictureSkeleton } from './picture-skeleton.tsx';
import { sharedWorkout } from './share-card.ts';
import { SharePicture } from './share-picture.tsx';
import type { ReelFile } from './use-reel-file.ts';

interface WorkoutPictureProps {
  readonly workoutId: string;
  /** The reel of the workout; null if there is none. */
  readonly reel: ReelFile | null;
}

/** The picture of a workout, once its numbers are loaded. */
export function WorkoutPicture({ workoutId, reel }: WorkoutPictureProps) {
  const session = useSession();
  const ownName = session.state === 'signed_in' ? session.user.displayName : null;
  return (
    <Loaded
      query={useQuery(workoutQuery(workoutId))}
      title={t('This workout could not be loaded')}
      skeleton={<PictureSkeleton />}
    >
      {(workout) => <SharePicture shots={sharedWorkout(workout)} ownName={ownName} reel={reel} />}
    </Loaded>
  );
}
