import type { Video, WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { toast } from '../../lib/toast/toast-store.ts';
import { isInProgress } from '../../lib/videos/is-in-progress.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { completionText } from './completion-text.ts';
import { FailedVideo } from './failed-video.tsx';
import { ThisVideoContext } from './this-video.ts';
import { UnfinishedVideo } from './unfinished-video.tsx';
import { useVideoChanges } from './use-video-changes.ts';

const analysedVideo = lazyPart(async () => (await import('./analysed-video.tsx')).AnalysedVideo);
// While the page loads the video.
analysedVideo.ahead();

export interface ServerVideoProps {
  readonly video: Video;
  /** The film, if this device has it. */
  readonly film: Blob | null;
  readonly onRemoved: () => void;
  readonly onSaved: (workoutId: string) => void;
}

/** Announces the end of a count that was running while this page was open; other counts are not news. */
function useCompletionNotice({ state }: Video) {
  const wasInProgressRef = useRef(false);
  useEffect(() => {
    if (isInProgress(state)) wasInProgressRef.current = true;
  }, [state]);
  return ({ shots }: WorkoutDetails) => {
    if (!wasInProgressRef.current) return;
    wasInProgressRef.current = false;
    toast({ title: t('AI Analysis Complete!'), description: completionText(shots) });
  };
}

/** A video on the server, in any state. */
export function ServerVideo({ video, film, onRemoved, onSaved }: ServerVideoProps) {
  const [run, setRun] = useState(1);
  const notice = useCompletionNotice(video);
  const onRecounting = () => {
    setRun((before) => before + 1);
  };
  const changes = useVideoChanges(video, { film, onRecounting, onRemoved });
  return (
    <ThisVideoContext value={{ video, changes, onCounted: notice, onSaved }}>
      {video.state === 'analysed' ? (
        <Suspense fallback={<Skeleton className="h-120" />}>
          <analysedVideo.Part key={run} run={run} />
        </Suspense>
      ) : (
        <Card>
          <NotYetAnalysed state={video.state} />
        </Card>
      )}
    </ThisVideoContext>
  );
}

function NotYetAnalysed({ state }: { readonly state: Exclude<Video['state'], 'analysed'> }) {
  switch (state) {
    case 'awaiting_upload':
    case 'uploaded':
      return <UnfinishedVideo state={state} />;
    case 'queued':
    case 'analysing':
      return <AnalysisProgress />;
    case 'failed':
      return <FailedVideo />;
  }
}
