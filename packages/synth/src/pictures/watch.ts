import type { Canvas } from '../draw/canvas.ts';
import type { Sprite } from '../film/sprites.ts';
import type { Subject } from './subjects.ts';

/** A sprite, and the subject that is completely visible right after it is drawn. */
export interface WatchedSprite extends Sprite {
  readonly shows?: Subject;
}

/** Levels of red, green and blue together; a shadow's soft edge changes less. */
const CHANGED = 30;

interface DrawnMark {
  readonly subject: Subject;
  readonly at: number;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/**
 * Draws the furthest first and reports for every subject the visible share of its marks in the picture: a mark
 * that changes colour later is hidden. Subjects without marks in the picture are left out.
 */
export function drawWatched(
  canvas: Canvas,
  sprites: readonly WatchedSprite[],
): ReadonlyMap<Subject, number> {
  const drawn: DrawnMark[] = [];
  for (const sprite of sprites.toSorted((a, b) => b.depth - a.depth)) {
    sprite.draw(canvas);
    if (sprite.shows) drawn.push(...keep(canvas, sprite.shows));
  }
  const counts = new Map<Subject, { all: number; shown: number }>();
  for (const { subject, at, colour } of drawn) {
    const count = counts.get(subject) ?? { all: 0, shown: 0 };
    const change = colour.reduce(
      (sum, value, c) => sum + Math.abs(value - canvas.pixels[at + c]!),
      0,
    );
    counts.set(subject, { all: count.all + 1, shown: count.shown + (change < CHANGED ? 1 : 0) });
  }
  return new Map([...counts].map(([subject, { all, shown }]) => [subject, shown / all]));
}

function keep({ width, height, pixels }: Canvas, subject: Subject): DrawnMark[] {
  return subject.marks.flatMap((mark): DrawnMark[] => {
    const x = Math.floor(mark.x);
    const y = Math.floor(mark.y);
    if (x < 0 || y < 0 || x >= width || y >= height) return [];
    const at = (y * width + x) * 3;
    return [{ subject, at, colour: [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!] }];
  });
}
