import type { Rim, Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useDeviceCount } from '../../lib/device-count/use-device-count.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { useChooseHoop } from './use-choose-hoop.ts';
import { useRecount } from './use-recount.ts';
import { useRemoveVideo } from './use-remove-video.ts';

interface VideoChangesOptions {
  /** The film, if this device has it. */
  readonly film: Blob | null;
  /** A recount was requested, so the previous count is obsolete. */
  readonly onRecounting: () => void;
  readonly onRemoved: () => void;
}

/** The player's actions on a video: count it, also with another hoop, and remove it. */
export function useVideoChanges(video: Video, options: VideoChangesOptions) {
  const { film, onRecounting, onRemoved } = options;
  const recount = useRecount(video.id, onRecounting);
  const choice = useChooseHoop(video.id, onRecounting);
  const removal = useRemoveVideo(onRemoved);
  const onDevice = useDeviceCount(onRecounting);
  return {
    isRecounting: recount.isPending || choice.isPending,
    isRemoving: removal.isPending,
    /** State of a count on this device; `isPending` while it runs. */
    onDevice,
    count: () => {
      recount.mutate(undefined);
    },
    /** Whether the whole film is available for a recount; clips from another device do not suffice. */
    canRecount: video.isStored || film !== null,
    /** Recounts with this rim, wherever the film is. */
    recount: (rim: Rim, filmedAt: Date) => {
      const { court = null, courtSource = null, lines = null } = video.calibration ?? {};
      // Detected court lines belong to the detected rim; with another rim they are searched for again.
      const own = courtSource === 'user' ? { court, lines } : { court: null, lines: null };
      const given = { rim, ...own };
      if (video.isStored) recount.mutate(given);
      else if (film !== null)
        onDevice.start({ film, filmedAt, given, videoId: video.id, isOnlyHere: true });
      else {
        toast({
          title: t('Not counted again'),
          description: t('The whole film is on the device that counted it. Adjust the hoop there.'),
          tone: 'destructive',
        });
      }
    },
    /** Takes over the count of one of the candidates. */
    chooseHoop: (candidate: number) => {
      choice.mutate(candidate);
    },
    remove: () => {
      removal.mutate(video);
    },
  };
}
export type VideoChanges = ReturnType<typeof useVideoChanges>;
