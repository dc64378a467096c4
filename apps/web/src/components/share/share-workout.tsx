import { t } from '@hooplog/language';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PictureSkeleton } from './picture-skeleton.tsx';
import type { ReelFile } from './use-reel-file.ts';

// The drawing code is not needed before somebody shares.
const WorkoutPicture = lazyPart(
  async () => (await import('./workout-picture.tsx')).WorkoutPicture,
).Part;

interface ShareWorkoutProps {
  readonly workoutId: string;
  /** The reel of the workout; left out if there is none. */
  readonly reel?: ReelFile | null;
  /** Primary if sharing is the next step. */
  readonly variant?: 'primary' | 'secondary';
}

/** Opens a picture of a workout: percentage, counts and court, with name or reel only on request. */
export function ShareWorkout({ workoutId, reel = null, variant = 'secondary' }: ShareWorkoutProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Share2 aria-hidden /> {t('Share')}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={t('Share this workout')}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <Suspense fallback={<PictureSkeleton />}>
            <WorkoutPicture workoutId={workoutId} reel={reel} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
