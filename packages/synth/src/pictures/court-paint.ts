import {
  COURT_KINDS,
  type CourtLine,
  type CourtLineName,
  courtLines,
  type CourtPoint,
} from '@hooplog/domain';
import type { FloorPlan, FloorStroke } from '../draw/floor-plan.ts';
import type { Random } from '../random.ts';
import type { Colour } from '../scene/people.ts';
import { foreignShapes } from './foreign-lines.ts';
import { anyColour, hsv, near, weighted } from './colours.ts';

/** The painted lines of the court that the hoop belongs to. */
export interface CourtPaint {
  readonly plan: FloorPlan;
  readonly lines: readonly CourtLine[];
}

/** Probability of each line; a lane is on every court that has any. */
const PAINTED: Partial<Record<CourtLineName, number>> = {
  lane: 1,
  free_throw_circle: 0.8,
  three_line: 0.75,
  boundary: 0.75,
  restricted_area: 0.4,
  centre_circle: 0.5,
};

const LINES: readonly (readonly [number, Colour])[] = [
  [6, [236, 236, 230]],
  [2, [226, 190, 60]],
  [2, [30, 30, 34]],
  [1, [60, 90, 170]],
  [1, [176, 50, 44]],
  [1, [60, 130, 80]],
];

/** Of 255; paint that hardly differs from its floor is not visible as a line. */
const MIN_CONTRAST = 34;

const contrast = (a: Colour, b: Colour): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / Math.sqrt(3);

function lineColour(grounds: readonly Colour[], random: Random): Colour {
  for (let tries = 0; tries < 12; tries++) {
    const colour = near(weighted(random, LINES), random);
    if (grounds.every((ground) => contrast(ground, colour) > MIN_CONTRAST)) return colour;
  }
  const light = grounds.reduce((sum, [r, g, b]) => sum + r + g + b, 0) / (3 * grounds.length);
  return light > 128 ? [24, 24, 26] : [238, 238, 232];
}

/** The lines of a rule book, sometimes inexact: yards and driveways are painted by eye. */
function measuredBy(random: Random): CourtLine[] {
  const kind = random.pick(COURT_KINDS);
  const isByEye = random.next() < 0.12;
  const stretch = isByEye ? [random.between(0.85, 1.15), random.between(0.85, 1.1)] : [1, 1];
  const own = (point: CourtPoint): CourtPoint => ({
    x: point.x * stretch[0]!,
    y: point.y * stretch[1]!,
  });
  return courtLines(kind).map((line) => ({ ...line, points: line.points.map(own) }));
}

function foreignStrokes(grounds: readonly Colour[], random: Random): FloorStroke[] {
  const games = random.pick([0, 0, 1, 1, 2, 3]);
  return Array.from({ length: games }, () => {
    const colour = lineColour(grounds, random);
    const [halfWidth, worn] = [random.between(0.06, 0.12), random.next() < 0.2 ? 0.25 : 0];
    return foreignShapes(random).map((shape) => ({ ...shape, colour, halfWidth, worn }));
  }).flat();
}

function chooseAreas(
  lines: readonly CourtLine[],
  floor: Colour,
  random: Random,
): FloorPlan['areas'] {
  const areas: FloorPlan['areas'][number][] = [];
  const extent = (name: CourtLineName) => {
    const points = lines.find((one) => one.name === name)?.points ?? [];
    return {
      x: Math.max(...points.map(({ x }) => x)),
      top: Math.min(...points.map(({ y }) => y)),
      bottom: Math.max(...points.map(({ y }) => y)),
    };
  };
  const paint = () => (random.next() < 0.5 ? anyColour(random) : near(floor, random, 40));
  const lane = extent('lane');
  const court = extent('boundary');
  const three = extent('three_line');
  if (random.next() < 0.45) {
    const holds = (x: number, y: number) => Math.abs(x) > court.x || y < court.top;
    areas.push({ holds, colour: paint() });
  }
  if (random.next() < 0.2) {
    const holds = (x: number, y: number) =>
      y > court.top && Math.abs(x) < three.x && Math.hypot(x, y) < three.bottom;
    areas.push({ holds, colour: paint() });
  }
  if (random.next() < 0.55) {
    const colour = paint();
    const hasCircle = random.next() < 0.35;
    const holds = (x: number, y: number) =>
      (Math.abs(x) < lane.x && y > lane.top && y < lane.bottom) ||
      (hasCircle && y >= lane.bottom && Math.hypot(x, y - lane.bottom) < 6);
    areas.push({ holds, colour });
  }
  // Sunlit spots, or reflections of a lamp.
  for (let left = random.pick([0, 0, 1, 2]); left > 0; left--) {
    const [x0, y0] = [random.between(-22, 22), random.between(-4, 40)];
    const [wide, deep] = [random.between(1, 8), random.between(1, 8)];
    const colour = near(random.next() < 0.6 ? hsv(40, 0.15, 0.95) : floor, random, 50);
    const lean = random.between(-1, 1);
    areas.push({
      holds: (x, y) => Math.abs(x - x0 - lean * (y - y0)) < wide && Math.abs(y - y0) < deep,
      colour,
    });
  }
  return areas;
}

/** The half of the free-throw circle that lies in the lane: painted, dashed or left out. */
function innerHalf(lines: readonly CourtLine[], random: Random): CourtLine[] {
  const circle = lines.find(({ name }) => name === 'free_throw_circle');
  const [end] = circle?.points ?? [];
  if (!circle || !end || random.next() < 0.35) return [];
  return [{ ...circle, points: circle.points.map(({ x, y }) => ({ x, y: 2 * end.y - y })) }];
}

function dashed(lines: readonly CourtLine[], random: Random): CourtLine[] {
  if (random.next() < 0.5) return [...lines];
  const dash = random.pick([8, 12, 16]);
  return lines.flatMap((whole) =>
    Array.from({ length: Math.ceil(whole.points.length / (2 * dash)) }, (_, at) => ({
      ...whole,
      points: whole.points.slice(2 * at * dash, (2 * at + 1) * dash + 1),
    })),
  );
}

/** Paints a court as varied as those in halls, yards and driveways, over a floor of a given colour. */
export function chooseCourt(floor: Colour, random: Random): CourtPaint {
  const all = measuredBy(random.fork(1));
  const areas = chooseAreas(all, floor, random.fork(2));
  const grounds = [floor, ...areas.map(({ colour }) => colour)];
  const hasLines = random.next() < 0.92;
  const outer = hasLines ? all.filter(({ name }) => random.next() < (PAINTED[name] ?? 0)) : [];
  const lines = [...outer, ...innerHalf(outer, random.fork(4))];
  const colour = lineColour(grounds.slice(0, 1 + areas.length), random);
  const halfWidth = random.between(0.06, 0.13);
  const worn = random.next() < 0.25 ? random.between(0.05, 0.5) : 0;
  const strokes = [...outer, ...dashed(lines.slice(outer.length), random.fork(5))].map(
    ({ points, closed }) => ({ points, closed, colour, halfWidth, worn }),
  );
  const foreign = foreignStrokes(grounds, random.fork(3));
  const isForeignOnTop = random.next() < 0.3;
  return {
    plan: { areas, strokes: isForeignOnTop ? [...strokes, ...foreign] : [...foreign, ...strokes] },
    lines,
  };
}
