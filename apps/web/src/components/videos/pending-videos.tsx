import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { videosQuery } from '../../lib/queries/videos.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { isInProgress } from '../../lib/videos/is-in-progress.ts';
import { ResumeRow } from '../layout/resume-row.tsx';
import { Progress } from '../ui/progress.tsx';

/** The text for a video that is not a finished workout yet. */
function videoWords({ state, progress }: Video): string {
  switch (state) {
    case 'awaiting_upload':
      return t('A video that was only partly uploaded');
    case 'uploaded':
      return t('A video is uploaded and waiting to be analysed');
    case 'queued':
      return t('A video is waiting for its turn');
    case 'analysing':
      return t('Counting your shots… {round}%', { round: Math.round(100 * progress) });
    case 'analysed':
      return t('Your video is counted. Review the shots.');
    case 'failed':
      return t('A video could not be counted. See why.');
  }
}

function VideoRow({ video }: { readonly video: Video }) {
  const timeZone = useTimeZone();
  return (
    <ResumeRow
      link={{ to: '/video/$id', params: { id: video.id } }}
      Icon={Film}
      title={videoWords(video)}
      text={t('Added {createdAt}', { createdAt: formatDayAndTime(video.createdAt, timeZone) })}
    >
      {isInProgress(video.state) && (
        <Progress label={t('Analysis')} value={video.progress} className="mt-2" />
      )}
    </ResumeRow>
  );
}

/**
 * Videos that are being analysed or wait for review; empty if there are none.
 * @param without the id of a video shown elsewhere
 */
export function PendingVideos({ without }: { readonly without?: string }) {
  const { data } = useQuery(videosQuery);
  const videos = data?.filter(({ id }) => id !== without) ?? [];
  if (videos.length === 0) return null;
  return (
    <section aria-label={t('Videos on their way')}>
      <ul className="space-y-3">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoRow video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}
