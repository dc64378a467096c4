import type { Shot } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useRef, useState } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { ShotMarks } from './shot-marks.tsx';
import { withBase } from '../../lib/base-path.ts';

interface WorkoutVideoProps {
  readonly videoUrl: string;
  readonly posterUrl: string | null;
  readonly shots: readonly Shot[];
  /** Where to start, seconds; null for the beginning. */
  readonly startSeconds: number | null;
}

/** Seconds before the rim at which a shot is shown, so that its release is included. */
const LEAD_SECONDS = 2;

const before = (seconds: number) => Math.max(0, seconds - LEAD_SECONDS);

/** The workout's video with native controls, and its shots along the timeline. */
export function WorkoutVideo(props: WorkoutVideoProps) {
  const { videoUrl, posterUrl, shots, startSeconds } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState<number | null>(null);
  const onLoaded = () => {
    const { current } = video;
    if (current === null) return;
    setDuration(current.duration);
    if (startSeconds !== null) current.currentTime = before(startSeconds);
  };
  const seek = (seconds: number) => {
    const { current } = video;
    if (current === null) return;
    current.currentTime = before(seconds);
    // If the browser blocks playback, the frame of that moment is shown.
    void current.play().catch(() => undefined);
  };
  const hasMoments = shots.some(({ rimSeconds }) => rimSeconds !== null);
  return (
    <Card>
      <CardHeading>{t('Video')}</CardHeading>
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        src={withBase(videoUrl)}
        poster={startSeconds === null ? withBase(posterUrl) : undefined}
        aria-label={t('Video of the workout')}
        className="aspect-video max-h-[70vh] w-full rounded-control bg-black"
        onLoadedMetadata={onLoaded}
      />
      {hasMoments && duration !== null && (
        <ShotMarks shots={shots} durationSeconds={duration} onSeek={seek} />
      )}
      {hasMoments && duration === null && <div className="mt-3 h-8" />}
    </Card>
  );
}
