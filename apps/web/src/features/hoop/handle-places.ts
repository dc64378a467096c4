import type { Rim } from '@hooplog/contract';
import { type PictureView, placeInWindow } from './picture-view.ts';
import type { RingHandle } from '../../lib/picture/ring.ts';

/** Where a handle is drawn: a place of the window, as shares, and how far from it, in pixels of the screen. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** 1, or -1 where the handle stands on the other side, and grows the ring the other way. */
  readonly sign: 1 | -1;
}

/** Handles stand this far from the ring, so that fingers do not hide it. Pixels. */
const APART = 28;
/** The same where the edge pushes the handles beside the ring toward it. */
const FARTHER = APART + 30;
/** The place beyond another handle. */
const BEYOND = APART + 46;
/** Nearer to an edge than this share of the window there is no room for a handle. */
const NO_ROOM = 0.25;

/**
 * Where the three handles stand around the ring: below it, beside it and above it, and where there is no room on one side, on
 * another one, so that none covers another and all stay in the window.
 */
export function handlePlaces(
  rim: Rim,
  frame: { readonly width: number; readonly height: number },
  view: PictureView,
): Readonly<Record<RingHandle, HandlePlace>> {
  const at = (x: number, y: number) =>
    placeInWindow(view, { x: x / frame.width, y: y / frame.height });
  const middle = at(rim.cx, rim.cy);
  const side = middle.x < 1 - NO_ROOM ? 1 : -1;
  const below = middle.y < 1 - NO_ROOM ? 1 : -1;
  const hasBothRooms = middle.y > NO_ROOM && middle.y < 1 - NO_ROOM;
  const besides = middle.x > NO_ROOM && middle.x < 1 - NO_ROOM ? -side : side;
  const aside = besides === side ? BEYOND : APART;
  return {
    place: {
      ...at(rim.cx, rim.cy + below * rim.ry),
      dx: 0,
      dy: below * (hasBothRooms ? APART : FARTHER),
      sign: 1,
    },
    width: { ...at(rim.cx + side * rim.rx, rim.cy), dx: side * APART, dy: 0, sign: side },
    height: hasBothRooms
      ? {
          ...at(rim.cx, rim.cy - below * rim.ry),
          dx: 0,
          dy: -below * APART,
          sign: -below as 1 | -1,
        }
      : { ...at(rim.cx + besides * rim.rx, rim.cy), dx: besides * aside, dy: 0, sign: below },
  };
}
