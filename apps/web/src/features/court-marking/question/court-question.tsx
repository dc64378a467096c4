import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import type { ImageLine } from '@hooplog/vision/court';
import { Check, EyeOff, Move, ZoomIn } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { SaveProblem } from '../save-problem.tsx';
import { floorSeconds } from '../floor-seconds.ts';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import { frameStyle } from '../../../components/film-frame/frame-style.ts';
import { StillFilm } from '../still-film.tsx';
import type { CourtAnswers } from './court-answers.ts';
import { foundCourtWords, linesInPicture } from './found-court-text.ts';
import { LinesCloseUp } from './lines-close-up.tsx';
import { LinesOver } from './lines-over.tsx';

interface CourtQuestionProps {
  readonly video: Video;
  readonly media: NonNullable<Video['media']>;
  readonly lines: readonly ImageLine[];
  readonly shots: readonly LoggedShot[];
  readonly answers: CourtAnswers;
}

/** Asks whether the detected lines match the court. Until it is answered, shots keep their spots. */
export function CourtQuestion({ video, media, lines, shots, answers }: CourtQuestionProps) {
  const { pending, problem, onConfirm, onSetUp, onLeaveOut } = answers;
  const [isClose, setIsClose] = useState(false);
  const headingId = useId();
  const wordsId = useId();
  const seconds = floorSeconds(shots, media);
  return (
    <>
      <section
        aria-labelledby={headingId}
        className="space-y-3 overflow-hidden rounded-control border border-line p-3"
      >
        <div>
          <h3 id={headingId} className="font-bold">
            {t('Do these lines match the court?')}
          </h3>
          <p className="mt-0.5 text-sm text-muted">{foundCourtWords(shots)}</p>
        </div>
        {/* Full width, with nothing over the floor: every pixel helps to judge. */}
        <div className="-mx-3 bg-sunken [--frame-height:52svh]">
          <button
            type="button"
            aria-label={t('Zoom in on the lines')}
            aria-describedby={wordsId}
            className="relative mx-auto block w-full overflow-hidden outline-offset-[-4px]"
            style={frameStyle(media)}
            onClick={() => {
              setIsClose(true);
            }}
          >
            <StillFilm video={video} seconds={seconds} />
            <LinesOver lines={lines} media={media} />
            <span className="absolute end-2 top-2 flex size-9 items-center justify-center rounded-full bg-black/70 text-white">
              <ZoomIn aria-hidden className="size-5" />
            </span>
          </button>
        </div>
        <p id={wordsId} className="sr-only">
          {linesInPicture(video)}
        </p>
        <SaveProblem text={problem} />
        <div className="grid gap-2">
          <Button pending={pending === 'court'} disabled={pending !== null} onClick={onConfirm}>
            <Check aria-hidden /> {t('Yes, these are the lines')}
          </Button>
          <Button
            variant="secondary"
            disabled={pending !== null}
            onClick={() => {
              onSetUp(null);
            }}
          >
            <Move aria-hidden /> {t('Move them')}
          </Button>
          <Button
            variant="secondary"
            pending={pending === 'none'}
            disabled={pending !== null}
            onClick={onLeaveOut}
          >
            <EyeOff aria-hidden /> {t('No, leave them out')}
          </Button>
        </div>
      </section>
      <LinesCloseUp
        video={video}
        media={media}
        lines={lines}
        seconds={seconds}
        isOpen={isClose}
        onClose={() => {
          setIsClose(false);
        }}
      />
    </>
  );
}
