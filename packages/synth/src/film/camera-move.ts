import type { RimEllipse } from '@hooplog/vision';
import type { Timeline } from '../scene/timeline.ts';

export interface CameraMove {
  /** How the phone is moved while it films. */
  readonly kind:
    | 'zoom_in'
    | 'zoom_in_slowly'
    | 'zoom_out'
    | 'late_hoop'
    | 'leaves'
    | 'another_take'
    | 'hand_held';
  /** The zoom; or the share of the picture's width by which the phone is turned away; or px of a hand's sway. */
  readonly strength: number;
}

/** The part of a scene that a phone shows: px from the usual picture's centre to its own, and its magnification. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const WHOLE: Window = { x: 0, y: 0, zoom: 1 };

/** Seconds: of a quick zoom, of turning the phone, and from the end of the turn to the next release. */
const ZOOM = 0.5;
const TURN = 0.7;
const BEFORE_RELEASE = 0.6;
/** Distance of the ring from the centre of an enlarged picture, as a share of the usual distance. */
const TOWARD_MIDDLE = 0.55;

interface Filmed {
  readonly width: number;
  readonly height: number;
  readonly rim: RimEllipse;
  readonly timeline: Timeline;
  readonly pace: number;
}

function smooth(share: number): number {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
}

/** The longest pause between the end of one shot and the release of the next; seconds of the video. */
function pauseOf({ timeline: { cycles }, pace }: Filmed): { from: number; to: number } {
  const pauses = cycles.slice(1).map((cycle, at) => ({
    from: (cycles[at]?.loose ?? 0) / pace,
    to: cycle.releasedAt / pace,
  }));
  const [longest] = pauses.sort((a, b) => b.to - b.from - (a.to - a.from));
  return longest ?? { from: 0.1, to: (cycles[0]?.releasedAt ?? 2) / pace };
}

/** When the other take begins, seconds of the video. */
export function cutSeconds(filmed: Filmed): number {
  const { from, to } = pauseOf(filmed);
  return (from + to) / 2;
}

/** Enlarged around the ring, within the limits of the usual picture. */
function enlarged({ width, height, rim }: Filmed, zoom: number): Window {
  const off = (ring: number, size: number): number => {
    const max = (size / 2) * (1 - 1 / zoom);
    return Math.min(max, Math.max(-max, (ring - size / 2) * (1 - TOWARD_MIDDLE / zoom)));
  };
  return { x: off(rim.cx, width), y: off(rim.cy, height), zoom };
}

/** Turned away from the ring. */
function turnedAway({ width, rim }: Filmed, strength: number): Window {
  return { x: (rim.cx > width / 2 ? -1 : 1) * strength * width, y: 0, zoom: 1 };
}

/** Share of the phone's move, 0 to 1, at a second of the video. */
function shareAt(kind: CameraMove['kind'], filmed: Filmed, seconds: number): number {
  const { timeline, pace } = filmed;
  const { from, to } = pauseOf(filmed);
  const first = (timeline.cycles[0]?.releasedAt ?? 0) / pace;
  const backBy = (release: number): number =>
    smooth((seconds - (release - BEFORE_RELEASE - TURN)) / TURN);
  switch (kind) {
    case 'zoom_in':
      return smooth((seconds - from) / ZOOM);
    case 'zoom_in_slowly':
      return smooth((seconds * pace) / timeline.durationSeconds);
    case 'zoom_out':
      return 1 - smooth((seconds - from) / ZOOM);
    case 'late_hoop':
      return 1 - backBy(first);
    case 'leaves':
      return smooth((seconds - from) / TURN) * (1 - backBy(to));
    case 'another_take':
    case 'hand_held':
      return 0;
  }
}

/** The phone's window at a second of the video. */
export function windowAt({ kind, strength }: CameraMove, filmed: Filmed, seconds: number): Window {
  const share = shareAt(kind, filmed, seconds);
  if (share === 0) return WHOLE;
  if (kind === 'late_hoop' || kind === 'leaves') {
    return { ...WHOLE, x: turnedAway(filmed, strength).x * share };
  }
  return enlarged(filmed, Math.exp(Math.log(strength) * share));
}

/** px that a move shows beyond each side of the usual picture. */
export function marginOf({ kind, strength }: CameraMove, width: number): number {
  return kind === 'late_hoop' || kind === 'leaves' ? Math.ceil(strength * width) + 2 : 0;
}
