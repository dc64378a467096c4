import type { WorkoutDetails } from '@hooplog/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { currentUserQuery } from '../../lib/queries/current-user.ts';

interface ShareClipsProps {
  readonly workout: Pick<WorkoutDetails, 'videoId' | 'shots' | 'workoutDate'>;
  /** The film, which only this device has. */
  readonly file: Blob;
}

const isTooLarge = (error: unknown) => error instanceof Error && error.name === 'ClipsTooLarge';

/** Brings the shots of a film that is on this device only to the server, if the player wants that. */
export function ShareClips({ workout, file }: ShareClipsProps) {
  const { data: user = null } = useQuery(currentUserQuery);
  const { videoId, shots, workoutDate: startedAt } = workout;
  const sharing = useMutation({
    mutationFn: async ({ userId, id }: { readonly userId: string; readonly id: string }) => {
      // Who does not want it loads nothing that cuts films.
      const { shareFileClips } = await import('../../lib/films/share-file-clips.ts');
      const isKept = await shareFileClips({ userId, videoId: id, startedAt, file, shots });
      if (!isKept) throw new Error('This film cannot be cut');
    },
  });
  if (user === null || videoId === null) return null;
  if (sharing.isSuccess) {
    return (
      <p role="status" className="mt-3 text-sm font-semibold">
        The clips are on their way to the server. You can leave this page.
      </p>
    );
  }
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        pending={sharing.isPending}
        onClick={() => {
          sharing.mutate({ userId: user.id, id: videoId });
        }}
      >
        <CloudUpload aria-hidden /> Keep the clips on the server too
      </Button>
      <p className="mt-2 text-sm text-muted">
        A few seconds around each shot, without sound, to watch on your other devices. The film
        itself stays here.
      </p>
      {sharing.isError && (
        <p role="alert" className="mt-2 text-sm font-semibold">
          {isTooLarge(sharing.error)
            ? 'The shots of this film take more than 200 MB. They stay on this device.'
            : 'The clips could not be made on this device. Your workout is as it was.'}
        </p>
      )}
    </div>
  );
}
