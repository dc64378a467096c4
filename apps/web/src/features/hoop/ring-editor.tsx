import type { HoopCandidate, Rim } from '@hooplog/contract';
import { type MouseEvent, type ReactNode, type RefObject, useState } from 'react';
import { frameStyle } from '../../components/film-frame/frame-style.ts';
import { handlePlaces } from './handle-places.ts';
import { placePicture, type PictureView } from './picture-view.ts';
import {
  moveRing,
  ringAt,
  type RingHandle as Handle,
  ringNear,
  ringWords,
} from '../../lib/picture/ring.ts';
import { useWidth } from './use-width.ts';
import { RingHandle } from './ring-handle.tsx';
import { RingLoupe } from './ring-loupe.tsx';
import { CandidateOutline, RingOutline } from './ring-outline.tsx';

/** Width of the picture on a phone, in pixels; used until it is measured. */
const USUAL_WIDTH = 320;

interface RingEditorProps {
  readonly rim: Rim;
  /** Other candidates, drawn beside it; a tap on one selects it. */
  readonly candidates: readonly HoopCandidate[];
  readonly frame: { readonly width: number; readonly height: number };
  readonly view: PictureView;
  /** Several moves may come between two renders, so each is an update of the previous state. */
  readonly onChange: (change: (before: Rim) => Rim) => void;
  /** The element that shows the frame, for the loupe. */
  readonly picture: RefObject<HTMLVideoElement | HTMLImageElement | null>;
  /** The picture; it fills its parent. */
  readonly children: ReactNode;
}

/** The rim on a frame of the video, with handles to move and resize it. */
export function RingEditor(props: RingEditorProps) {
  const { rim, candidates, frame, view, onChange, picture, children } = props;
  /** The rim when a handle was grabbed; null while none is. */
  const [still, setStill] = useState<Rim | null>(null);
  const isMoving = still !== null;
  const [measure, width] = useWidth(USUAL_WIDTH);
  const places = handlePlaces(rim, frame, view, width, still ?? rim);
  const moving = (handle: Handle) => ({
    handle,
    frame,
    zoom: view.zoom,
    at: places[handle],
    onRest: () => {
      setStill(null);
    },
    onMove: (dx: number, dy: number) => {
      if (!isMoving) setStill(rim);
      const { sign } = places[handle];
      const [right, down] = handle === 'place' ? [dx, dy] : [sign * dx, sign * dy];
      onChange((before) => moveRing(before, handle, right, down, frame));
    },
  });
  const onTap = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * frame.width;
    const y = ((clientY - top) / height) * frame.height;
    const tapped = ringNear(candidates, { x, y }, frame);
    onChange((before) => tapped?.rim ?? ringAt(before, x, y, frame));
  };
  return (
    <div
      ref={measure}
      className="relative mx-auto w-full overflow-hidden rounded-control bg-sunken"
      style={frameStyle(frame)}
    >
      {/* For pointers only: with the keyboard the handles do the same. */}
      <div className="absolute" style={placePicture(view)} onClick={onTap}>
        {children}
        <svg
          aria-hidden
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className="pointer-events-none absolute inset-0 size-full"
          fill="none"
        >
          {candidates.map((candidate, index) => (
            <CandidateOutline key={index} rim={candidate.rim} name={String(index + 1)} />
          ))}
          <RingOutline rim={rim} />
        </svg>
      </div>
      <RingHandle {...moving('place')} />
      <RingHandle {...moving('width')} />
      <RingHandle {...moving('height')} />
      {isMoving && <RingLoupe picture={picture} rim={rim} frame={frame} view={view} />}
      <p role="status" className="sr-only">
        {isMoving && ringWords(rim, frame)}
      </p>
    </div>
  );
}
