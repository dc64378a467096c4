import type { Video, WorkoutDetails } from '@hooplog/contract';
import { createContext, use } from 'react';
import type { VideoChanges } from './use-video-changes.ts';

/** The video that its page is about, for every part of the page. */
interface ThisVideo {
  readonly video: Video;
  readonly changes: VideoChanges;
  /** Its count is shown from now on. */
  readonly onCounted: (workout: WorkoutDetails) => void;
  readonly onSaved: (workoutId: string) => void;
}

export const ThisVideoContext = createContext<ThisVideo | null>(null);

/** Throws outside of a video's page. */
export function useThisVideo(): ThisVideo {
  const found = use(ThisVideoContext);
  if (found === null) throw new Error('This part belongs on the page of a video');
  return found;
}
