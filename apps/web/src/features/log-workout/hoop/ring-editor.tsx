import type { Rim } from '@hooplog/contract';
import { type ReactNode, type RefObject, useState } from 'react';
import { frameStyle } from '../video/frame-style.ts';
import { placePicture, type PictureView } from './picture-view.ts';
import { moveRing, type RingHandle as Handle, ringWords } from './ring.ts';
import { RingHandle } from './ring-handle.tsx';
import { RingLoupe } from './ring-loupe.tsx';
import { RingOutline } from './ring-outline.tsx';

interface RingEditorProps {
  readonly rim: Rim;
  readonly frame: { readonly width: number; readonly height: number };
  readonly view: PictureView;
  /** Several moves may come between two renderings, so each is told as a change of what was before. */
  readonly onChange: (change: (before: Rim) => Rim) => void;
  /** What the frame is drawn from. */
  readonly picture: RefObject<HTMLVideoElement | HTMLImageElement | null>;
  /** The picture, filling its parent. */
  readonly children: ReactNode;
}

/** Handles stand this far from the ring, so that fingers do not hide it. */
const APART_PX = 26;

/** The ring on a frame of the video, with handles to move and size it. */
export function RingEditor(props: RingEditorProps) {
  const { rim, frame, view, onChange, picture, children } = props;
  const [isMoving, setIsMoving] = useState(false);
  const at = (x: number, y: number, dx: number, dy: number) => ({
    left: `${(100 * x) / frame.width}%`,
    top: `${(100 * y) / frame.height}%`,
    dx,
    dy,
  });
  const moving = (handle: Handle) => ({
    handle,
    frame,
    onRest: () => {
      setIsMoving(false);
    },
    onMove: (dx: number, dy: number) => {
      setIsMoving(true);
      onChange((before) => moveRing(before, handle, dx, dy, frame));
    },
  });
  return (
    <div
      className="relative mx-auto w-full overflow-hidden rounded-control bg-sunken"
      style={frameStyle(frame)}
    >
      <div className="absolute" style={placePicture(view)}>
        {children}
        <svg
          aria-hidden
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className="pointer-events-none absolute inset-0 size-full"
          fill="none"
        >
          <RingOutline rim={rim} />
        </svg>
        <RingHandle {...moving('place')} at={at(rim.cx, rim.cy + rim.ry, 0, APART_PX)} />
        <RingHandle {...moving('width')} at={at(rim.cx + rim.rx, rim.cy, APART_PX, 0)} />
        <RingHandle {...moving('height')} at={at(rim.cx, rim.cy - rim.ry, 0, -APART_PX)} />
      </div>
      {isMoving && <RingLoupe picture={picture} rim={rim} frame={frame} view={view} />}
      <p role="status" className="sr-only">
        {isMoving && ringWords(rim, frame)}
      </p>
    </div>
  );
}
