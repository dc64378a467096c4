import { t } from '@hooplog/language';
import { Move, MoveHorizontal, MoveVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { HALF_HANDLE, type HandlePlace } from './handle-places.ts';
import type { RingHandle as Handle } from '../../lib/picture/ring.ts';
import { arrowStep } from '../../lib/picture/ring.ts';

const LOOKS = {
  place: { name: t('Move the rim (drag, or use the arrow keys)'), Icon: Move },
  width: { name: t('Width of the rim (left and right arrow keys)'), Icon: MoveHorizontal },
  height: { name: t('Height of the rim (up and down arrow keys)'), Icon: MoveVertical },
} as const;

interface RingHandleProps {
  readonly handle: Handle;
  /** Position in the view; see `handlePlaces`. */
  readonly at: HandlePlace;
  readonly frame: { readonly width: number; readonly height: number };
  /** Magnification of the picture in the view. */
  readonly zoom: number;
  /** In pixels of the displayed video. */
  readonly onMove: (dx: number, dy: number) => void;
  /** The finger was lifted, or the handle lost the focus. */
  readonly onRest: () => void;
}

/** Keeps the handle far enough from the edge not to be cut off. */
const inside = (share: number, aside: number) =>
  `clamp(${HALF_HANDLE}px, calc(${100 * share}% + ${aside}px), calc(100% - ${HALF_HANDLE}px))`;

/** A handle to drag, or to move by arrow keys (with Shift in large steps). */
export function RingHandle({ handle, at, frame, zoom, onMove, onRest }: RingHandleProps) {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { name, Icon } = LOOKS[handle];

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const picture = event.currentTarget.parentElement?.getBoundingClientRect();
    if (last.current === null || picture === undefined || picture.width === 0) return;
    const scale = frame.width / (zoom * picture.width);
    onMove((event.clientX - last.current.x) * scale, (event.clientY - last.current.y) * scale);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    last.current = null;
    onRest();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.shiftKey, frame);
    if (step === null) return;
    event.preventDefault();
    onMove(...step);
  };
  return (
    <button
      type="button"
      aria-label={name}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onBlur={release}
      onKeyDown={onKeyDown}
      style={{ left: inside(at.x, at.dx), top: inside(at.y, at.dy) }}
      className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="grid size-7 place-items-center rounded-full border-2 border-card bg-accent text-accent-ink shadow">
        <Icon aria-hidden className="size-4" />
      </span>
    </button>
  );
}
