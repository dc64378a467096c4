import type { Frame } from '@hooplog/vision';

/** A colour as video stores it: brightness and two colour differences. */
export interface Ink {
  readonly luma: number;
  readonly u: number;
  readonly v: number;
}

export const INKS = {
  made: { luma: 150, u: 74, v: 62 },
  missed: { luma: 96, u: 104, v: 214 },
  ring: { luma: 160, u: 60, v: 190 },
  white: { luma: 235, u: 128, v: 128 },
  shade: { luma: 24, u: 128, v: 128 },
} as const satisfies Record<string, Ink>;

/** Colours one pixel of a frame; does nothing outside the picture. */
function dot(frame: Frame, x: number, y: number, ink: Ink): void {
  if (x < 0 || y < 0 || x >= frame.width || y >= frame.height) return;
  frame.luma[y * frame.width + x] = ink.luma;
  if (!frame.chroma) return;
  const place = (y >> 1) * frame.chroma.width + (x >> 1);
  frame.chroma.u[place] = ink.u;
  frame.chroma.v[place] = ink.v;
}

export function fillRectangle(
  frame: Frame,
  left: number,
  top: number,
  width: number,
  height: number,
  ink: Ink,
): void {
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) dot(frame, x, y, ink);
  }
}

export function fillDisc(frame: Frame, cx: number, cy: number, radius: number, ink: Ink): void {
  for (let y = Math.floor(cy - radius); y <= cy + radius; y++) {
    for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
      if (Math.hypot(x - cx, y - cy) <= radius) dot(frame, x, y, ink);
    }
  }
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line of the given width through all points, in pixels of the frame. */
export function strokeLine(frame: Frame, spots: readonly Spot[], width: number, ink: Ink): void {
  spots.slice(1).forEach((to, index) => {
    const from = spots[index] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      const x = from.x + (to.x - from.x) * share;
      fillDisc(frame, x, from.y + (to.y - from.y) * share, width / 2, ink);
    }
  });
}

const ELLIPSE_PARTS = 48;

/** Points around an upright ellipse; the last is the first. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Spot[] {
  return Array.from({ length: ELLIPSE_PARTS + 1 }, (_, part) => {
    const angle = (part / ELLIPSE_PARTS) * 2 * Math.PI;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });
}
