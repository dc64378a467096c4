import { type PointerEvent, useRef, useState } from 'react';
import type { ImagePoint } from '@hooplog/vision/court';
import type { Box } from './room.ts';

/** A finger that moves less than this is a tap; screen pixels. */
const TAP_PIXELS = 6;

interface DragOptions {
  /** The part of the displayed video's plane that the element shows. */
  readonly view: Box;
  /** In pixels of the displayed video since the last call. */
  readonly onMove: (grabbed: string | null, dx: number, dy: number) => void;
  /** The finger was lifted after moving. */
  readonly onDrop: (grabbed: string | null) => void;
  /** The finger was lifted without moving. */
  readonly onTap: (grabbed: string | null, place: ImagePoint) => void;
}

interface Finger {
  readonly id: number;
  /** `data-grab` of the element under the finger; null if there was none. */
  readonly grabbed: string | null;
  readonly x: number;
  readonly y: number;
  readonly startX: number;
  readonly startY: number;
  readonly hasMoved: boolean;
}

/** Tracks one pointer over the picture. A drag may begin anywhere, not only on what it moves. */
export function useDrag({ view, onMove, onDrop, onTap }: DragOptions) {
  const finger = useRef<Finger | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const start = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const handle = event.target instanceof Element ? event.target.closest('[data-grab]') : null;
    const grabbed = handle?.getAttribute('data-grab') ?? null;
    finger.current = { id, grabbed, x, y, startX: x, startY: y, hasMoved: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = finger;
    if (current?.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - current.startX, y - current.startY) >= TAP_PIXELS;
    if (!current.hasMoved && !far) return;
    if (!current.hasMoved) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsDragging(true);
    }
    const scale = view.width / event.currentTarget.getBoundingClientRect().width;
    onMove(current.grabbed, (x - current.x) * scale, (y - current.y) * scale);
    finger.current = { ...current, x, y, hasMoved: true };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = finger;
    if (current?.id !== event.pointerId) return;
    finger.current = null;
    setIsDragging(false);
    if (current.hasMoved) {
      onDrop(current.grabbed);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const scale = view.width / box.width;
    onTap(current.grabbed, {
      x: view.x + (event.clientX - box.left) * scale,
      y: view.y + (event.clientY - box.top) * scale,
    });
  };
  const cancel = () => {
    finger.current = null;
    setIsDragging(false);
  };
  return { isDragging, start, move, end, cancel };
}
