import type { Video } from '@hooplog/contract';
import type { ImageLine } from '@hooplog/vision/court';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import type { CourtAnswers } from './court-answers.ts';
import { CourtCallout } from './court-callout.tsx';
import { CourtQuestion } from './court-question.tsx';

interface CourtPartProps {
  readonly video: Video;
  readonly log: ShotLog;
  readonly lines: readonly ImageLine[];
  readonly answers: CourtAnswers;
  /** The content after the question; it receives the focus once the question is answered. */
  readonly children: ReactNode;
}

/** Asks whether the detected lines are right, or offers to mark the court. */
export function CourtPart({ video, log, lines, answers, children }: CourtPartProps) {
  const after = useRef<HTMLDivElement>(null);
  const wasAskedRef = useRef(false);
  const { media, calibration } = video;
  const isAsked = calibration?.courtSource === 'found' && lines.length > 0;
  useEffect(() => {
    const isAnswered = wasAskedRef.current && !isAsked;
    wasAskedRef.current = isAsked;
    // The pressed button was removed together with its question.
    if (isAnswered && document.activeElement === document.body) {
      after.current?.focus({ preventScroll: true });
    }
  }, [isAsked]);
  return (
    <>
      {isAsked && media !== null ? (
        <CourtQuestion
          video={video}
          media={media}
          lines={lines}
          shots={log.shots}
          answers={answers}
        />
      ) : (
        <CourtCallout video={video} log={log} onSetUp={answers.onSetUp} />
      )}
      <div ref={after} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </>
  );
}
