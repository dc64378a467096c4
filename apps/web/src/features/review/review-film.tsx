import type { Video } from '@hooplog/contract';
import type { ImageLine } from '@hooplog/vision/court';
import { type RefObject, useRef } from 'react';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { FilmControls } from './film-controls.tsx';
import { ReviewPlayer } from './review-player.tsx';
import { TimeLine } from './time-line.tsx';

interface ReviewFilmProps {
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly video: Video;
  readonly shots: readonly LoggedShot[];
  /** The shot under review. */
  readonly shot: LoggedShot | null;
  readonly courtLines: readonly ImageLine[];
  /** Whether the evidence of the call is drawn over the video. */
  readonly isWhyShown: boolean;
  readonly onSelect: (key: string) => void;
  readonly onToggle: () => void;
}

/** The film at the shot under review, with a timeline of all shots. */
export function ReviewFilm(props: ReviewFilmProps) {
  const { player, video, shots, shot, courtLines, isWhyShown, onSelect, onToggle } = props;
  const screen = useRef<HTMLDivElement>(null);
  const durationSeconds = video.media?.durationSeconds ?? 1;
  return (
    <>
      {/* On phones it has no container of its own, so that it stays sticky to the end of the whole review. */}
      <div className="with-video-bar:sticky with-video-bar:top-(--header-height) with-video-bar:z-20 with-video-bar:-mx-4 with-video-bar:-my-2 with-video-bar:bg-card with-video-bar:px-4 with-video-bar:py-2 with-video-bar:[--frame-height:40svh] beside:[--frame-height:42svh] short:[--frame-height:calc(100svh-13.5rem)]">
        <div
          ref={screen}
          className="[&:fullscreen]:grid [&:fullscreen]:place-content-center [&:fullscreen]:bg-black [&:fullscreen]:[--frame-height:100svh]"
        >
          <ReviewPlayer
            ref={player}
            video={video}
            shot={shot}
            courtLines={courtLines}
            isWhyShown={isWhyShown}
            onToggle={onToggle}
          />
        </div>
      </div>
      <div className="stacked:-mt-4">
        {video.playbackUrl !== null && (
          <FilmControls
            player={player}
            durationSeconds={durationSeconds}
            onToggle={onToggle}
            onWholeScreen={
              document.fullscreenEnabled ? () => void screen.current?.requestFullscreen() : null
            }
          />
        )}
        {/* A phone in landscape has no room for the timeline; the list does the same. */}
        <div className="short:hidden">
          <TimeLine
            shots={shots}
            durationSeconds={durationSeconds}
            selected={shot?.key ?? null}
            onSelect={onSelect}
          />
        </div>
      </div>
    </>
  );
}
