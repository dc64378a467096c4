import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { SharedClips } from './share-file-clips.ts';
import { clipsWaitFor } from '../../lib/outbox/clips-outbox.ts';
import { subscribeToOutbox } from '../../lib/outbox/outbox-changes.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';

interface ShareClipsProps {
  readonly workout: Pick<WorkoutDetails, 'videoId' | 'shots' | 'workoutDate'>;
  /** The film, which only this device has. */
  readonly file: Blob;
}

/** Stands for "all clips" when the counts are not known any more, as after a reload. */
const ALL: SharedClips = { sent: 0, all: 0 };

/** What is being sent: with 4K films, a few dozen shots reach the server's limit. */
function sharedWords({ sent, all }: SharedClips): string {
  if (sent === all) return t('The clips are on their way to the server. You can leave this page.');
  if (sent === 0) return t('Even one clip of this film is larger than the 200 MB limit.');
  return t(
    'The clips of the first {sent} of {all, plural, one {# shot} other {# shots}} are on their way to the server: it takes 200 MB of a workout. You can leave this page.',
    { sent, all },
  );
}

/** Lets the player send the shots of a film that only this device has to the server. */
export function ShareClips({ workout, file }: ShareClipsProps) {
  const { data: user = null } = useQuery(currentUserQuery);
  const { videoId, shots, workoutDate: startedAt } = workout;
  const sharing = useMutation({
    mutationFn: async ({ userId, id }: { readonly userId: string; readonly id: string }) => {
      // Players who do not use it do not load the code that cuts films.
      const { shareFileClips } = await import('./share-file-clips.ts');
      const shared = await shareFileClips({ userId, videoId: id, startedAt, file, shots });
      if (shared === null) throw new Error('This film cannot be cut');
      return shared;
    },
  });
  // Still known after a reload during the upload.
  const waitFor = useSyncExternalStore(subscribeToOutbox, () =>
    user === null || videoId === null ? null : clipsWaitFor(user.id, videoId),
  );
  if (user === null || videoId === null) return null;
  if (sharing.isSuccess || waitFor !== null) {
    return (
      <p role="status" className="mt-3 text-sm font-semibold">
        {waitFor === 'room'
          ? t(
              'The server has no room for the clips. They stay on this device and are sent once it has.',
            )
          : sharedWords(sharing.data ?? ALL)}
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
        <CloudUpload aria-hidden /> {t('Keep the clips on the server too')}
      </Button>
      <p className="mt-2 text-sm text-muted">
        {t(
          'A few seconds around each shot, without sound, to watch on your other devices. The film itself stays here.',
        )}
      </p>
      {sharing.isError && (
        <p role="alert" className="mt-2 text-sm font-semibold">
          {t('The clips could not be made on this device. Your workout is as it was.')}
        </p>
      )}
    </div>
  );
}
