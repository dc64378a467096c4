import type { CourtPoint } from '@hooplog/domain';
import type { AreaShape } from './court-area.ts';
import { type Box, roomForBox } from './label-room.ts';

/** Size of the text on the narrowest screen (a court 256 px wide), in feet: 10.25 px there. */
const EM = 2.05;
/** Widths of the font's bold tabular digits and signs, in em, rounded up. */
const DIGIT = 0.62;
const SLASH = 0.4;
const PERCENT = 0.95;
const SPACE = 0.3;

/** How the counts of an area are written. */
export interface LabelLayout {
  readonly centre: CourtPoint;
  /** Counts above the percentage, or both on one line. */
  readonly lines: 'stacked' | 'single';
  /** Clockwise on the screen, degrees. Text in narrow zones runs along them. */
  readonly turn: number;
  /** Text of this width fits, em. */
  readonly widthEm: number;
}

/** Width of the counts (`made/total`) and the percentage, stacked and on a single line, in em. */
function textWidths(made: number, total: number, percent: number) {
  const digits = (value: number) => String(value).length * DIGIT;
  const counts = digits(made) + SLASH + digits(total);
  const share = digits(percent) + PERCENT;
  return { stacked: Math.max(counts, share), single: counts + SPACE + share };
}

/** The text size that labels are laid out for; longer texts are drawn smaller. */
const TYPICAL = textWidths(100, 200, 50);
const stackedBox = (width: number): Box => ({ width, height: 1.9 });
const STACKED = stackedBox(TYPICAL.stacked);
const SINGLE: Box = { width: TYPICAL.single, height: 0.9 };

/** Scale of an area's text, 1 if it fits as laid out. */
export function textScale(
  layout: LabelLayout,
  made: number,
  total: number,
  percent: number,
): number {
  return Math.min(1, layout.widthEm / textWidths(made, total, percent)[layout.lines]);
}

const inFeet = ({ width, height }: Box): Box => ({ width: width * EM, height: height * EM });

type Shape = Pick<AreaShape<string>, 'outline' | 'centre'>;
interface Attempt {
  readonly layout: LabelLayout;
  /** The text would fit at this scale. */
  readonly scale: number;
}

/** In order of preference: upright on two lines, upright on one, then along the area. */
const MIDDLE_ATTEMPTS = [
  ['stacked', 0],
  ['single', 0],
] as const;
const SIDE_ATTEMPTS = [...MIDDLE_ATTEMPTS, ['single', -40], ['single', -90]] as const;
/** The minimum text scale; text that needs less extends beyond its area. */
const MIN_SCALE = 0.75;

function layOutLabel(shape: Shape): LabelLayout {
  const wishes = Math.abs(shape.centre.x) < 0.5 ? MIDDLE_ATTEMPTS : SIDE_ATTEMPTS;
  let best: Attempt | null = null;
  for (const [lines, turn] of wishes) {
    const attempt = tryLayout(shape, lines === 'stacked' ? STACKED : SINGLE, { lines, turn });
    if (best === null || attempt.scale > best.scale) best = attempt;
    if (best.scale >= 1) break;
  }
  return best?.layout ?? tryLayout(shape, STACKED, UPRIGHT).layout;
}

const UPRIGHT = { lines: 'stacked', turn: 0 } as const;

function tryLayout(
  { outline, centre }: Shape,
  box: Box,
  { lines, turn }: Pick<LabelLayout, 'lines' | 'turn'>,
): Attempt {
  const turned = outline.map((point) => rotate(point, -turn));
  const room = roomForBox(turned, inFeet(box), rotate(centre, -turn));
  const scale = room?.scale ?? 0;
  const widthEm = box.width * Math.min(1, Math.max(scale, MIN_SCALE));
  return {
    scale,
    layout: { centre: rotate(room?.centre ?? centre, turn), lines, turn, widthEm },
  };
}

/** Clockwise on the screen, where y points down. */
function rotate({ x, y }: CourtPoint, degrees: number): CourtPoint {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const mirrored = ({ x, y }: CourtPoint): CourtPoint => ({ x: -x, y });

/** Upright on two lines of this width, at the scale that really fits. */
const layOutUpright = (width: number) => (shape: Shape) => {
  const { layout, scale } = tryLayout(shape, stackedBox(width), UPRIGHT);
  return { ...layout, widthEm: width * scale };
};

/** Cached for each area. The left half mirrors the right one. */
function once(layOut: (shape: Shape) => LabelLayout): (shape: Shape) => LabelLayout {
  const layouts = new WeakMap<Shape['outline'], LabelLayout>();
  return ({ outline, centre }) => {
    const known = layouts.get(outline);
    if (known !== undefined) return known;
    const isLeft = centre.x < 0;
    const right = isLeft
      ? layOut({ outline: outline.map(mirrored), centre: mirrored(centre) })
      : layOut({ outline, centre });
    const layout = isLeft ? { ...right, centre: mirrored(right.centre), turn: -right.turn } : right;
    layouts.set(outline, layout);
    return layout;
  };
}

/** The layout of an area's label, for usual counts. */
export const labelLayout = once(layOutLabel);

/** Upright layouts by the width of their text, of which there are few. */
const uprightLayouts = new Map<number, ReturnType<typeof once>>();
function uprightLayout(shape: Shape, width: number): LabelLayout {
  const layOut = uprightLayouts.get(width) ?? once(layOutUpright(width));
  uprightLayouts.set(width, layOut);
  return layOut(shape);
}

/** The layout for these counts: a narrow area turns only counts that do not fit upright. */
export function countsLayout(
  shape: Shape,
  made: number,
  total: number,
  percent: number,
): LabelLayout {
  const layout = labelLayout(shape);
  if (layout.turn === 0) return layout;
  const { stacked } = textWidths(made, total, percent);
  const upright = uprightLayout(shape, stacked);
  return upright.widthEm >= stacked ? upright : layout;
}
