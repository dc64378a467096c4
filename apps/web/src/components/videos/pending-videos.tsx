import type { Video } from '@hooplog/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { useEffect } from 'react';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { videosQuery } from '../../lib/queries/videos.ts';
import { recentWorkoutsQuery } from '../../lib/queries/workouts.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { isInProgress } from '../../lib/videos/is-in-progress.ts';
import { ResumeRow } from '../layout/resume-row.tsx';
import { Progress } from '../ui/progress.tsx';

/** What to say about a video that is not a finished workout yet. */
function videoWords({ state, progress, failure }: Video): string {
  switch (state) {
    case 'awaiting_upload':
      return 'A video that was only partly uploaded';
    case 'uploaded':
      return 'A video is uploaded and waiting to be analysed';
    case 'queued':
      return 'A video is waiting for its turn';
    case 'analysing':
      return `Counting your shots… ${Math.round(100 * progress)}%`;
    case 'analysed':
      return 'Your video is counted. Review the shots.';
    case 'failed':
      return failure?.message ?? 'A video could not be analysed';
  }
}

function VideoRow({ video }: { readonly video: Video }) {
  const timeZone = useTimeZone();
  return (
    <ResumeRow
      link={{ to: '/video/$id', params: { id: video.id } }}
      Icon={Film}
      title={videoWords(video)}
      text={`Added ${formatDayAndTime(video.createdAt, timeZone)}`}
    >
      {isInProgress(video.state) && (
        <Progress label="Analysis" value={video.progress} className="mt-2" />
      )}
    </ResumeRow>
  );
}

/** A video that was counted since the workouts were fetched is in their numbers already: they are fetched again. */
function useFreshNumbers(videos: readonly Video[] | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    const workouts = client.getQueryData(recentWorkoutsQuery.queryKey);
    if (videos === undefined || workouts === undefined) return;
    const known = new Set<string | null>(workouts.map(({ id }) => id)).add(null);
    if (videos.some(({ workoutId }) => !known.has(workoutId))) void refreshAfterWorkout(client);
  }, [client, videos]);
}

/** Videos that are being analysed or wait for the player's review; nothing when there are none. */
export function PendingVideos() {
  const { data } = useQuery(videosQuery);
  useFreshNumbers(data);
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-label="Videos on their way">
      <ul className="space-y-3">
        {data.map((video) => (
          <li key={video.id}>
            <VideoRow video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}
