import { analysisStageText, formatPercent } from '@hooplog/domain';
import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { VideoWarnings } from '../../components/videos/video-warnings.tsx';
import { useThisVideo } from './this-video.ts';

/** How long it may take, as far as known: the number of videos ahead in the queue. */
function queueText({ placeInQueue }: Video): string {
  if (placeInQueue === null) return t('Waiting for its turn…');
  if (placeInQueue === 1) return t('Waiting for its turn: it is next');
  const before = placeInQueue - 1;
  return t('Waiting for its turn: {before, plural, one {# video} other {# videos}} before it', {
    before,
  });
}

/** The current stage of the analysis. */
function stageText({ stage, shotsSoFar }: Video): string {
  return stage === null ? t('Looking at the video…') : analysisStageText(stage, shotsSoFar);
}

/** Progress of the analysis. The player may leave the page in the meantime. */
export function AnalysisProgress() {
  const { video, changes } = useThisVideo();
  const { progress, state } = video;
  return (
    <div>
      <p role="status" className="flex items-center gap-2 font-bold [&_svg]:size-5">
        <Spinner /> {t('Processing video...')}
      </p>
      <Progress
        label={t('Analysis')}
        value={state === 'queued' ? null : progress}
        className="mt-3"
      />
      <p className="mt-2 flex justify-between gap-3 text-sm text-muted figures">
        <span>{state === 'queued' ? queueText(video) : stageText(video)}</span>
        <span>{formatPercent(Math.floor(100 * progress))}</span>
      </p>
      <VideoWarnings warnings={video.warnings} className="mt-3" />
      <p className="mt-3 text-sm text-muted">
        {t('You can leave this page. You will find your video on the dashboard.')}
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={changes.remove}>
        <Trash2 aria-hidden /> {t('Remove Video')}
      </Button>
    </div>
  );
}
