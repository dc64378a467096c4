import type { CourtKind, CourtLine, CourtLineName, CourtPoint } from '@hooplog/domain';
import { courtLines, courtMeasures } from '@hooplog/domain';
import type { LineKind } from '../eyes.ts';
import { LINE_KINDS } from '../eyes.ts';

/** A court's lines in short pieces, to be compared with a picture thousands of times. Feet. */
export interface CourtTemplate {
  readonly kind: CourtKind;
  readonly pieces: readonly LinePiece[];
}

/**
 * Lines that are painted together or not at all; the half of the free-throw circle inside of the lane is often
 * missing.
 */
export const LINE_GROUPS = [...LINE_KINDS, 'inner_circle'] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

/** A short piece of a line: its middle, and the vector from there to its end. Feet. */
export interface LinePiece {
  readonly kind: LineKind;
  readonly group: LineGroup;
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

const KINDS: Partial<Record<CourtLineName, LineKind>> = {
  lane: 'lane',
  free_throw_circle: 'circle',
  three_line: 'three',
  boundary: 'edge',
};

const pieceOf = (kind: LineKind, from: CourtPoint, to: CourtPoint): LinePiece => ({
  kind,
  group: kind,
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  halfX: (to.x - from.x) / 2,
  halfY: (to.y - from.y) / 2,
});

function piecesOf({ name, points, closed }: CourtLine, feet: number): LinePiece[] {
  const kind = KINDS[name];
  const ends = closed ? points.concat(points.slice(0, 1)) : points;
  let from = ends[0];
  if (!kind || !from) return [];
  const pieces: LinePiece[] = [];
  for (const to of ends.slice(1)) {
    const start: CourtPoint = from;
    const length = Math.hypot(to.x - start.x, to.y - start.y);
    // Flattened arcs come in steps that are shorter than a piece.
    if (length < feet / 2 && to !== ends.at(-1)) continue;
    const count = Math.max(1, Math.round(length / feet));
    const spot = (part: number): CourtPoint => ({
      x: start.x + (to.x - start.x) * part,
      y: start.y + (to.y - start.y) * part,
    });
    for (let at = 0; at < count; at++) {
      pieces.push(pieceOf(kind, spot(at / count), spot((at + 1) / count)));
    }
    from = to;
  }
  return pieces;
}

/** The lines of a kind of court in pieces of about this many feet; arcs bend little over one and a half. */
export function courtTemplate(kind: CourtKind, feet = 1.5): CourtTemplate {
  const { freeThrowY } = courtMeasures(kind);
  const pieces = courtLines(kind).flatMap((line) => piecesOf(line, feet));
  const inner = pieces
    .filter((piece) => piece.group === 'circle')
    .map((piece) => ({ ...piece, group: 'inner_circle' as const, y: 2 * freeThrowY - piece.y, halfY: -piece.halfY })); // prettier-ignore
  return { kind, pieces: [...pieces, ...inner] };
}
