import type { Rim } from '@hooplog/contract';
import type { ReactNode } from 'react';
import { frameStyle } from '../video/frame-style.ts';
import { placePicture, type PictureView } from './picture-view.ts';
import { moveRing, type RingHandle as Handle } from './ring.ts';
import { RingHandle } from './ring-handle.tsx';

interface RingEditorProps {
  readonly rim: Rim;
  readonly frame: { readonly width: number; readonly height: number };
  readonly view: PictureView;
  /** Several moves may come between two renderings, so each is told as a change of what was before. */
  readonly onChange: (change: (before: Rim) => Rim) => void;
  /** The picture, filling its parent. */
  readonly children: ReactNode;
}

/** Handles stand this far from the ring, so that fingers do not hide it. */
const APART_PX = 26;

/** The ring on a frame of the video, with handles to move and size it. */
export function RingEditor({ rim, frame, view, onChange, children }: RingEditorProps) {
  const at = (x: number, y: number, dx: number, dy: number) => ({
    left: `${(100 * x) / frame.width}%`,
    top: `${(100 * y) / frame.height}%`,
    dx,
    dy,
  });
  const moving = (handle: Handle) => ({
    handle,
    frame,
    onMove: (dx: number, dy: number) => {
      onChange((before) => moveRing(before, handle, dx, dy, frame));
    },
  });
  const ellipse = { cx: rim.cx, cy: rim.cy, rx: rim.rx, ry: rim.ry };
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
          <ellipse {...ellipse} strokeWidth={5} vectorEffect="non-scaling-stroke" stroke="#000a" />
          <ellipse
            {...ellipse}
            strokeWidth={2.5}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        </svg>
        <RingHandle {...moving('place')} at={at(rim.cx, rim.cy + rim.ry, 0, APART_PX)} />
        <RingHandle {...moving('width')} at={at(rim.cx + rim.rx, rim.cy, APART_PX, 0)} />
        <RingHandle {...moving('height')} at={at(rim.cx, rim.cy - rim.ry, 0, -APART_PX)} />
      </div>
    </div>
  );
}
