import { type AzimuthChance, BASKET, type Equipment, turnedAround } from '@hooplog/domain';
import type { ImagePoint, RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { type Camera, makeCamera, type Place } from '../locate/camera.ts';
import { fitCamera, middleOf } from '../locate/fit-camera.ts';
import { RIM_RADIUS } from '../physics.ts';
import { boardThresholds as limits } from '../thresholds/board.ts';
import { courtFinderThresholds as around } from '../thresholds/court-finder.ts';
import { cameraThresholds } from '../thresholds/locate.ts';
import { type EdgeEvidence, EdgeField } from './edge-field.ts';

/** Half the width of the painted square, and its height above the ring, feet. */
const SQUARE = { half: 1, height: 1.5 } as const;
/** Phones stand in front of the board, or beside it. */
const AZIMUTHS = Array.from(
  { length: (2 * around.maxDegrees) / around.stepDegrees + 1 },
  (_, step) => step * around.stepDegrees - around.maxDegrees,
);
const BOARD_HEIGHT = BASKET.BOARD_TOP_HEIGHT - BASKET.BOARD_BOTTOM_HEIGHT;
/** Rings are found a little too large or too small, and the board with them. */
const SIZES = [-1, 0, 1].map((sigmas) => Math.exp(sigmas * cameraThresholds.rimShapeSigma));

/** A point of the board: feet to the right of its centre, and above the ring. */
type BoardSpot = readonly [x: number, above: number];
type BoardEdge = readonly [from: BoardSpot, to: BoardSpot];

/**
 * The straight edges of a board, its outline and the square on it. `below`: feet from the ring down to its
 * lower edge.
 *
 *     ┌───────────┐
 *     │   ┌───┐   │
 *     │   │   │   │   the ring hangs before the square's lower line
 *     └───────────┘
 */
function edgesOf(below: number): readonly BoardEdge[] {
  const { half, height } = SQUARE;
  const [side, low, high] = [BASKET.BOARD_HALF_WIDTH, -below, BOARD_HEIGHT - below];
  const outline: BoardSpot[] = [[-side, low], [-side, high], [side, high], [side, low]]; // prettier-ignore
  const square: BoardSpot[] = [[-half, 0], [-half, height], [half, height], [half, 0]]; // prettier-ignore
  const lines = (spots: readonly BoardSpot[]): BoardEdge[] =>
    spots.slice(1).map((to, at) => [spots[at]!, to]);
  return [...lines([...outline, outline[0]!]), ...lines(square)];
}

interface Fit {
  readonly degrees: number;
  readonly edges: EdgeEvidence;
}

/** Edge evidence of the picture for a board seen from an azimuth. */
function evidenceFor(
  field: EdgeField,
  camera: Camera,
  { degrees, size, edges, rimHeight }: { degrees: number; size: number; edges: readonly BoardEdge[]; rimHeight: number }, // prettier-ignore
): EdgeEvidence {
  // The camera stands still, at azimuth 0: the board turns.
  const seen = ([x, above]: BoardSpot): ImagePoint | null => {
    const spot = turnedAround({ x, y: BASKET.BOARD_Y }, -degrees);
    const place: Place = { x: size * spot.x, y: size * spot.y, z: rimHeight + size * above };
    return camera.project(place);
  };
  const sum = { clear: 0, count: 0 };
  for (const [from, to] of edges) {
    const [start, end] = [seen(from), seen(to)];
    if (!start || !end) continue;
    const { clear, count } = field.along(start, end);
    sum.clear += clear;
    sum.count += count;
  }
  return sum;
}

/**
 * Likelihood of each azimuth of the camera, by comparing the board's expected edges with the picture. Front of
 * the board only. Empty if no camera can see the ring like that. `picture`: without moving objects; its px.
 */
export function azimuthsByBoard(
  picture: Pick<Picture, 'width' | 'height' | 'luma'>,
  rim: RimEllipse,
  equipment: Equipment,
): readonly AzimuthChance[] {
  const { width, height } = picture;
  const view = fitCamera({ width, height, rim, marks: [], markSigma: 1, equipment });
  if (!view) return [];
  const camera = makeCamera(view.numbers, middleOf(view));
  const field = new EdgeField(picture, rim);
  const boards = limits.below.map(edgesOf);
  const { rimHeight } = equipment;
  const fits: Fit[] = AZIMUTHS.flatMap((degrees) =>
    boards.flatMap((edges) =>
      SIZES.map((size) => ({
        degrees,
        edges: evidenceFor(field, camera, { degrees, size, edges, rimHeight }),
      })),
    ),
  );
  const all = fits.reduce((sum, { edges }) => ({ clear: sum.clear + edges.clear, count: sum.count + edges.count }), { clear: 0, count: 0 }); // prettier-ignore
  const usual = all.count === 0 ? 0 : all.clear / all.count;
  const perFoot = rim.rx / RIM_RADIUS / limits.samplePixels;
  const best = new Map<number, number>();
  for (const { degrees, edges } of fits) {
    const feet = (edges.clear - usual * edges.count) / perFoot;
    best.set(degrees, Math.max(best.get(degrees) ?? -Infinity, feet));
  }
  const max = Math.max(...best.values());
  const odds = [...best].map(
    ([degrees, feet]) => [degrees, Math.exp(limits.trustPerFoot * (feet - max))] as const,
  );
  const total = odds.reduce((sum, [, one]) => sum + one, 0);
  // Few are likely: the others are not worth storing.
  return odds
    .map(([degrees, one]) => ({ degrees, chance: Number((one / total).toFixed(3)) }))
    .filter(({ chance }) => chance > 0);
}
