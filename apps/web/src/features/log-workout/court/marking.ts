import type { CalibrationInput, Rim } from '@hooplog/contract';
import {
  type CourtKind,
  type CourtLandmark,
  courtLandmarks,
  type LandmarkId,
} from '@hooplog/domain';
import type { CourtMark, FloorFit, ImagePoint } from '@hooplog/vision/court';
import { fitHomography, toImage } from '@hooplog/vision/court';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A landmark of the floor in the picture, in pixels of the displayed video. */
export interface MarkedPoint extends ImagePoint {
  readonly id: LandmarkId;
  /** Whether the player put it there; else it is where the program guesses it. */
  readonly isSet: boolean;
}

/** The court as the player is laying it over the picture. */
export interface Marking {
  readonly lines: CourtKind;
  readonly points: readonly MarkedPoint[];
}

/** Fewer points do not make a floor. */
export const LEAST_POINTS = 4;

const landmarkOf = (lines: CourtKind, id: LandmarkId): CourtLandmark | undefined =>
  courtLandmarks(lines).find((landmark) => landmark.id === id);

/** Feet from the floor up to the ring, and half of the ring's width. */
const RING_HEIGHT = 10;
const RING_RADIUS = 0.75;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Where a lane below a ring may be: seen from half court, as far away as the ring's size says. */
function guess(rim: Rim | null, { width, height }: Size): readonly ImagePoint[] {
  const foot = rim === null ? width / 40 : rim.rx / RING_RADIUS;
  const ring = rim ?? { cx: width / 2, cy: height / 3 };
  const far = clamp(ring.cy + RING_HEIGHT * foot, 0.3 * height, 0.72 * height);
  const near = clamp(far + 7 * foot, far + 0.14 * height, 0.9 * height);
  const [back, front] = [clamp(5 * foot, 0, 0.22 * width), clamp(7 * foot, 0, 0.3 * width)];
  const middle = clamp(ring.cx, 0.34 * width, 0.66 * width);
  return [
    { x: middle - front, y: near },
    { x: middle + front, y: near },
    { x: middle - back, y: far },
    { x: middle + back, y: far },
  ];
}

/** The four corners of the lane, below the ring, to be dragged onto those in the picture. */
export function startMarking(lines: CourtKind, rim: Rim | null, frame: Size): Marking {
  const places = guess(rim, frame);
  const points = courtLandmarks(lines)
    .slice(0, LEAST_POINTS)
    .flatMap(({ id }, index) => {
      const place = places[index];
      return place === undefined ? [] : [{ id, ...place, isSet: false }];
    });
  return { lines, points };
}

/** Feet; marks are kept as numbers, and the same landmark is found again by them. */
const SAME_SPOT = 0.05;

/** A marking as it was kept. Marks that are no landmarks of these lines are left out. */
export function fromMarks(
  marks: NonNullable<CalibrationInput['court']>,
  lines: CourtKind,
): Marking {
  const landmarks = courtLandmarks(lines);
  const points = marks.flatMap(({ image: [x, y], court }) => {
    const found = landmarks.find(
      ({ point }) => Math.hypot(point.x - court[0], point.y - court[1]) < SAME_SPOT,
    );
    return found === undefined ? [] : [{ id: found.id, x, y, isSet: true }];
  });
  return { lines, points };
}

const round = (value: number) => Math.round(100 * value) / 100;

/** What is kept of a marking: the points that the player set. */
export function toMarks({ lines, points }: Marking): NonNullable<CalibrationInput['court']> {
  return points
    .flatMap(({ id, x, y, isSet }) => {
      const landmark = isSet ? landmarkOf(lines, id) : undefined;
      if (landmark === undefined) return [];
      const { point } = landmark;
      return [{ image: [round(x), round(y)], court: [point.x, point.y] } as const];
    })
    .map(({ image, court }) => ({ image: [...image], court: [...court] }));
}

export const setCount = ({ points }: Marking): number => points.filter(({ isSet }) => isSet).length;

/** The floor under the points that are set; before there are enough of them, under all of them. */
export function floorOf(marking: Marking): FloorFit | null {
  const isEnough = setCount(marking) >= LEAST_POINTS;
  const marks = marking.points.flatMap(({ id, x, y, isSet }): CourtMark[] => {
    const landmark = isEnough && !isSet ? undefined : landmarkOf(marking.lines, id);
    return landmark === undefined
      ? []
      : [{ image: [x, y], court: [landmark.point.x, landmark.point.y] }];
  });
  return fitHomography(marks);
}

/** Points that are not set yet follow the floor that the others make. */
function followed(marking: Marking, frame: Size): Marking {
  if (setCount(marking) < LEAST_POINTS) return marking;
  const floor = floorOf(marking);
  if (floor === null) return marking;
  const points = marking.points.map((point) => {
    const landmark = point.isSet ? undefined : landmarkOf(marking.lines, point.id);
    const place = landmark === undefined ? null : toImage(floor, landmark.point);
    return place === null ? point : { ...point, ...inside(place, frame) };
  });
  return { ...marking, points };
}

const inside = ({ x, y }: ImagePoint, { width, height }: Size): ImagePoint => ({
  x: clamp(x, 0, width),
  y: clamp(y, 0, height),
});

/** A point set by the player, inside of the picture. */
export function withPoint(
  marking: Marking,
  id: LandmarkId,
  place: (before: ImagePoint) => ImagePoint,
  frame: Size,
): Marking {
  const points = marking.points.map((point) =>
    point.id === id ? { id, ...inside(place(point), frame), isSet: true } : point,
  );
  return followed({ ...marking, points }, frame);
}

/** One more landmark to set, where the floor has it; in the middle of the picture while there is none. */
export function withLandmark(marking: Marking, id: LandmarkId, frame: Size): Marking {
  const floor = floorOf(marking);
  const landmark = landmarkOf(marking.lines, id);
  const seen = floor === null || landmark === undefined ? null : toImage(floor, landmark.point);
  const place = inside(seen ?? { x: frame.width / 2, y: frame.height / 2 }, frame);
  return { ...marking, points: [...marking.points, { id, ...place, isSet: false }] };
}

/** Without one; four always stay. */
export function withoutLandmark(marking: Marking, id: LandmarkId): Marking {
  if (marking.points.length <= LEAST_POINTS) return marking;
  return { ...marking, points: marking.points.filter((point) => point.id !== id) };
}

/** The same points on other lines. A landmark that these do not have is left out. */
export function withLines(marking: Marking, lines: CourtKind): Marking {
  const points = marking.points.filter(({ id }) => landmarkOf(lines, id) !== undefined);
  return { lines, points };
}

const OTHER_SIDE = { left: 'right', right: 'left' } as const;

/** Left for right: for who took the court's sides from the camera. */
export function mirrored(marking: Marking): Marking {
  const points = marking.points.map((point) => {
    const id = point.id.replace(/left|right/, (side) => OTHER_SIDE[side as 'left' | 'right']);
    return { ...point, id: id as LandmarkId };
  });
  return { ...marking, points };
}

/** A marking of another video of the same place: moved and scaled as the ring is. */
export function movedWithRing({ lines, points }: Marking, from: Rim, to: Rim): Marking {
  const scale = to.rx / from.rx;
  return {
    lines,
    points: points.map((point) => ({
      ...point,
      x: to.cx + scale * (point.x - from.cx),
      y: to.cy + scale * (point.y - from.cy),
    })),
  };
}
