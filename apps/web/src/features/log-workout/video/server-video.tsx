import type { Rim, Video, WorkoutDetails } from '@hooplog/contract';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { isNotFound } from '../../../lib/api-client/api-error.ts';
import { toast } from '../../../lib/toast/toast-store.ts';
import { isUnderWay } from '../../../lib/videos/is-under-way.ts';
import type { KeepState } from '../keep/keep-state.ts';
import type { ShotLog, ShotLogAction } from '../shot-log/shot-log.ts';
import { useIsHoopOfPlace } from '../places/use-is-hoop-of-place.ts';
import { DeviceCountProgress } from '../upload/device-count-progress.tsx';
import { useDeviceCount } from '../upload/use-device-count.ts';
import { AnalysedVideo } from './analysed-video.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { asksForHoop, isHoopDoubtful } from './asks-for-hoop.ts';
import { completionText } from './completion-text.ts';
import { FailedVideo } from './failed-video.tsx';
import { UnfinishedVideo } from './unfinished-video.tsx';
import { useConfirmHoop } from './use-confirm-hoop.ts';
import { useFilm } from './use-film.ts';
import { useDetectedShots } from './use-detected-shots.ts';
import { useRecount } from './use-recount.ts';
import { useRemoveVideo } from './use-remove-video.ts';
import { useVideo } from './use-video.ts';

export interface ServerVideoProps {
  readonly id: string;
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  /** Whether corrections have reached the server, and what sends them now. */
  readonly keeping: KeepState;
  readonly flush: () => Promise<void>;
  /** The program has counted; the workout is there to be reviewed. */
  readonly onCounted: (workout: WorkoutDetails) => void;
  /** A new count was asked for: the former one no longer holds. */
  readonly onRecounting: () => void;
  readonly onRemoved: () => void;
}

/** Whether the count was under way while this page was open, so that its end is news. */
function useWasUnderWay(video: Video | undefined) {
  const wasRef = useRef(false);
  useEffect(() => {
    if (video !== undefined && isUnderWay(video.state)) wasRef.current = true;
  }, [video]);
  return wasRef;
}

/** A video that is on the server, in whatever state it is. */
export function ServerVideo({
  id,
  log,
  dispatch,
  keeping,
  flush,
  onCounted,
  onRecounting,
  onRemoved,
}: ServerVideoProps) {
  const { data: video, error, refetch } = useVideo(id);
  const [run, setRun] = useState(1);
  const wasUnderWayRef = useWasUnderWay(video);
  const film = useFilm(video);
  const shown = video && { ...video, playbackUrl: film.url };
  const isHoopOfPlace = useIsHoopOfPlace(video);
  /** The count whose hoop the player has answered for. */
  const [answered, setAnswered] = useState<number | null>(null);
  const asks = (workout: WorkoutDetails) =>
    answered !== run && shown !== undefined && asksForHoop(shown, workout, isHoopOfPlace === true);
  const isHeld = (workout: WorkoutDetails) =>
    isHoopOfPlace === null ||
    !film.isKnown ||
    (asks(workout) && video !== undefined && isHoopDoubtful(video));
  const detected = useDetectedShots(video, run, isHeld, (workout) => {
    onCounted(workout);
    if (!wasUnderWayRef.current) return;
    wasUnderWayRef.current = false;
    toast({ title: 'AI Analysis Complete!', description: completionText(workout.shots) });
  });
  const recount = useRecount(id, () => {
    setRun((before) => before + 1);
    onRecounting();
  });
  const confirmHoop = useConfirmHoop(id);
  const removal = useRemoveVideo(onRemoved);
  const onDevice = useDeviceCount(() => {
    setRun((before) => before + 1);
    onRecounting();
    void refetch();
  });

  const isDiscarded = video?.state === 'analysed' && video.workoutId === null;
  if (isDiscarded || (error !== null && isNotFound(error))) return <Gone onClose={onRemoved} />;
  if (error !== null || detected.isError) {
    const retry = error !== null ? refetch : detected.refetch;
    return <ErrorState title="Your video could not be loaded" onRetry={() => void retry()} />;
  }
  if (video === undefined || shown === undefined || !film.isKnown) {
    return <Skeleton className="h-60" />;
  }
  const remove = () => {
    removal.mutate(video);
  };
  const recountWith = (rim: Rim) => {
    const { court = null, courtSource = null, lines = null } = video.calibration ?? {};
    // Lines that the program found go by the ring that it took: by another it looks for them anew.
    const own = courtSource === 'user' ? { court, lines } : { court: null, lines: null };
    const given = { rim, ...own };
    if (video.isStored) recount.mutate(given);
    else if (film.file !== null) {
      const filmedAt = new Date(detected.data?.workoutDate ?? video.createdAt);
      onDevice.start({ film: film.file, filmedAt, given, videoId: id });
    }
  };
  const countAgain = () => {
    recount.mutate(undefined);
  };
  switch (video.state) {
    case 'awaiting_upload':
    case 'uploaded':
      return (
        <UnfinishedVideo
          state={video.state}
          isPending={recount.isPending}
          onStart={countAgain}
          onRemove={remove}
        />
      );
    case 'queued':
    case 'analysing':
      return <AnalysisProgress video={video} onRemove={remove} />;
    case 'failed':
      return (
        <FailedVideo
          video={video}
          isPending={recount.isPending}
          onRetry={countAgain}
          onRecount={recountWith}
          onRemove={remove}
        />
      );
    case 'analysed':
      if (onDevice.isPending) {
        return <DeviceCountProgress progress={onDevice.progress} onCancel={onDevice.cancel} />;
      }
      if (detected.data === undefined || isHoopOfPlace === null) {
        return <Skeleton className="h-60" />;
      }
      return (
        <AnalysedVideo
          key={run}
          video={shown}
          counted={detected.data}
          asksForHoop={asks(detected.data)}
          onHoop={() => {
            setAnswered(run);
            confirmHoop.mutate();
          }}
          log={log}
          dispatch={dispatch}
          keeping={keeping}
          flush={flush}
          isRecounting={recount.isPending}
          isRemoving={removal.isPending}
          onRecount={recountWith}
          onRemove={remove}
        />
      );
  }
}

function Gone({ onClose }: { readonly onClose: () => void }) {
  return (
    <div role="alert">
      <p className="font-semibold">This video is no longer there.</p>
      <Button className="mt-3" onClick={onClose}>
        Choose another video
      </Button>
    </div>
  );
}
