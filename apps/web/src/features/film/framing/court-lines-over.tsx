import { courtOver } from '../../../components/film-frame/court-over.ts';
import { OverlayLines } from '../../../components/film-frame/overlay-lines.tsx';
import type { ProposedCourt } from './proposed-court.ts';

interface CourtLinesOverProps {
  readonly court: ProposedCourt;
  readonly frame: { readonly width: number; readonly height: number };
}

/** Court lines drawn over the camera picture. */
export function CourtLinesOver({ court: { kind, marks }, frame }: CourtLinesOverProps) {
  return (
    <svg
      aria-hidden
      data-drawn="court"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <OverlayLines lines={courtOver(marks, kind, frame)} />
    </svg>
  );
}
