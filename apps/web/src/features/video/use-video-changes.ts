import type { Rim, Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useDeviceCount } from '../../lib/device-count/use-device-count.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { useChooseHoop } from './use-choose-hoop.ts';
import { useRecount } from './use-recount.ts';
import { useRemoveVideo } from './use-remove-video.ts';

interface VideoChangesOptions {
  /** The film, where this device keeps it. */
  readonly film: Blob | null;
  /** A new count was asked for: the former one no longer holds. */
  readonly onRecounting: () => void;
  readonly onRemoved: () => void;
}

/** What a player can do about a video: have it counted, by another hoop too, and remove it. */
export function useVideoChanges(video: Video, options: VideoChangesOptions) {
  const { film, onRecounting, onRemoved } = options;
  const recount = useRecount(video.id, onRecounting);
  const choice = useChooseHoop(video.id, onRecounting);
  const removal = useRemoveVideo(onRemoved);
  const onDevice = useDeviceCount(onRecounting);
  return {
    isRecounting: recount.isPending || choice.isPending,
    isRemoving: removal.isPending,
    /** How a count on this device goes; `isPending` while there is one. */
    onDevice,
    count: () => {
      recount.mutate(undefined);
    },
    /** Whether the whole film is there to be counted again: clips that came from another device are none. */
    canRecount: video.isStored || film !== null,
    /** Counts again by this ring, where the film is. */
    recount: (rim: Rim, filmedAt: Date) => {
      const { court = null, courtSource = null, lines = null } = video.calibration ?? {};
      // Lines that the program found go by the ring that it took: by another it looks for them anew.
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
    /** Takes what was counted at one of the candidates. */
    chooseHoop: (candidate: number) => {
      choice.mutate(candidate);
    },
    remove: () => {
      removal.mutate(video);
    },
  };
}
export type VideoChanges = ReturnType<typeof useVideoChanges>;
