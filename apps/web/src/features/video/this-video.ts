import type { Video, WorkoutDetails } from '@hooplog/contract';
import { createContext, use } from 'react';
import type { VideoChanges } from './use-video-changes.ts';

/** The video of the current page, for all components of the page. */
interface ThisVideo {
  readonly video: Video;
  readonly changes: VideoChanges;
  /** The count is on screen. */
  readonly onCounted: (workout: WorkoutDetails) => void;
  readonly onSaved: (workoutId: string) => void;
}

export const ThisVideoContext = createContext<ThisVideo | null>(null);

/** Throws outside a video's page. */
export function useThisVideo(): ThisVideo {
  const found = use(ThisVideoContext);
  if (found === null) throw new Error('This part belongs on the page of a video');
  return found;
}
