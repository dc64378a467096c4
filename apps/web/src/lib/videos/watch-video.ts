import type { Video } from '@hooplog/contract';
import { buildUrl } from '../api-client/build-url.ts';
import { isInProgress } from './is-in-progress.ts';

interface Watcher {
  readonly onVideo: (video: Video) => void;
  /** The stream was refused; the caller has to fetch the video. */
  readonly onLost: () => void;
}

/** Follows a video until it is settled; the browser reconnects by itself after a lost connection. */
export function watchVideo(videoId: string, { onVideo, onLost }: Watcher): () => void {
  const events = new EventSource(buildUrl('/api/videos/:id/events', { id: videoId }));
  events.addEventListener('video', ({ data }: MessageEvent<string>) => {
    const video = JSON.parse(data) as Video;
    if (!isInProgress(video.state)) events.close();
    onVideo(video);
  });
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) onLost();
  });
  return () => {
    events.close();
  };
}
