import type { RenderedPicture } from '@hooplog/synth';
import { renderPicture } from '@hooplog/synth';
import type { Eyes, PicturePoint } from '@hooplog/vision';
import type { Rate } from '../score/rate.ts';
import { rate } from '../score/rate.ts';
import { median } from '../score/score-table.ts';

/** Accuracy of eyes on rendered pictures, which have an exact truth. */
export interface EyesScore {
  /** Of pictures with one ring, those whose likeliest place lies within half a half width of it. */
  readonly hoops: Rate;
  /** Medians over those: half widths between the centres, and relative errors of width and height. */
  readonly centreError: number | null;
  readonly widthError: number | null;
  readonly heightError: number | null;
  /** Of pictures without a hoop, those in which none is seen. */
  readonly hoopless: Rate;
  /** People who are seen, and the median error of their feet, as a part of their height. */
  readonly people: Rate;
  readonly feetError: number | null;
  readonly balls: Rate;
}

/** 0 to 1: the threshold for "seen". */
const SEEN = 0.3;
/** Tolerances, as parts of a ring's half width, a ball's diameter, and a person's box. */
const NEAR = 0.5;
const NEAR_PERSON = 0.35;

/** px of the picture. */
interface LabelledBox {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly feet: PicturePoint | null;
}

class Tally {
  private readonly found = new Map<string, boolean[]>();
  private readonly errors = new Map<string, number[]>();

  count(name: string, isFound: boolean): void {
    this.found.set(name, [...(this.found.get(name) ?? []), isFound]);
  }

  measure(name: string, error: number): void {
    this.errors.set(name, [...(this.errors.get(name) ?? []), error]);
  }

  rate(name: string): Rate {
    const found = this.found.get(name) ?? [];
    return rate(found.filter(Boolean).length, found.length);
  }

  median(name: string): number | null {
    return median((this.errors.get(name) ?? []).toSorted((a, b) => a - b));
  }
}

/** Scores eyes on the rendered pictures of some seeds. */
export async function scoreEyes(eyes: Eyes, seeds: readonly number[]): Promise<EyesScore> {
  const tally = new Tally();
  for (const seed of seeds) {
    const picture = renderPicture(seed);
    const boxes = boxesOf(picture);
    await lookForHoops(eyes, picture, boxes, tally);
    await lookForPeople(eyes, picture, boxes, tally);
    const balls = (await eyes.balls(picture.frame)).filter(({ odds }) => odds >= SEEN);
    for (const box of boxes.filter(({ kind }) => kind === 'ball')) {
      tally.count(
        'balls',
        balls.some((ball) => apart(ball, box) < NEAR * box.width),
      );
    }
  }
  return {
    hoops: tally.rate('hoops'),
    centreError: tally.median('centre'),
    widthError: tally.median('width'),
    heightError: tally.median('height'),
    hoopless: tally.rate('hoopless'),
    people: tally.rate('people'),
    feetError: tally.median('feet'),
    balls: tally.rate('balls'),
  };
}

const apart = (a: PicturePoint, b: PicturePoint): number => Math.hypot(a.x - b.x, a.y - b.y);

function boxesOf({ frame: { width, height }, labels }: RenderedPicture): LabelledBox[] {
  return labels.boxes.map((box) => ({
    kind: box.kind,
    x: box.cx * width,
    y: box.cy * height,
    width: box.width * width,
    height: box.height * height,
    feet: box.feet && { x: box.feet[0] * width, y: box.feet[1] * height },
  }));
}

async function lookForHoops(
  eyes: Eyes,
  { frame, labels }: RenderedPicture,
  boxes: readonly LabelledBox[],
  tally: Tally,
): Promise<void> {
  const hoops = boxes.filter(({ kind }) => kind === 'hoop');
  const [best] = await eyes.hoops(frame);
  const [hoop] = hoops;
  if (!hoop && labels.complete.includes('hoop')) {
    tally.count('hoopless', (best?.odds ?? 0) < SEEN);
  }
  if (!hoop || hoops.length > 1) return;
  const off = best ? apart({ x: best.rim.cx, y: best.rim.cy }, hoop) / (hoop.width / 2) : Infinity;
  tally.count('hoops', off < NEAR);
  if (!best || off >= NEAR) return;
  tally.measure('centre', off);
  tally.measure('width', Math.abs((2 * best.rim.rx) / hoop.width - 1));
  tally.measure('height', Math.abs((2 * best.rim.ry) / hoop.height - 1));
}

async function lookForPeople(
  eyes: Eyes,
  { frame }: RenderedPicture,
  boxes: readonly LabelledBox[],
  tally: Tally,
): Promise<void> {
  const people = (await eyes.people(frame)).filter(({ odds }) => odds >= SEEN);
  for (const { kind, x, y, width, height, feet } of boxes) {
    if (kind !== 'person') continue;
    const own = people.find(
      ({ left, top, right, bottom }) =>
        Math.abs((left + right) / 2 - x) < NEAR_PERSON * width &&
        Math.abs((top + bottom) / 2 - y) < NEAR_PERSON * height,
    );
    tally.count('people', own !== undefined);
    if (own?.feet && feet) tally.measure('feet', apart(own.feet, feet) / height);
  }
}
