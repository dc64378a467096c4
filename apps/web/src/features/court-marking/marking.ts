import type { CalibrationInput, Rim } from '@hooplog/contract';
import {
  type CourtKind,
  type CourtLandmark,
  courtLandmarks,
  type CourtPoint,
  type LandmarkId,
} from '@hooplog/domain';
import type { CourtMark, FloorFit, FloorNeeds, ImagePoint } from '@hooplog/vision/court';
import { fitHomography, floorNeeds, toImage } from '@hooplog/vision/court';
import { inside, isOutside, pictureOf, roomAround, type Size } from './room.ts';

/** A landmark of the floor, in pixels of the displayed video; it may lie outside the picture. */
export interface MarkedPoint extends ImagePoint {
  readonly id: LandmarkId;
  /** Whether the player placed it; else its position is a guess of the program. */
  readonly isSet: boolean;
  /** Whether the player said that it is not in the picture. It keeps its position in case it is brought back. */
  readonly isSkipped: boolean;
}

/** The court as the player is marking it in the picture. */
export interface Marking {
  readonly lines: CourtKind;
  readonly points: readonly MarkedPoint[];
}

const landmarkOf = (lines: CourtKind, id: LandmarkId): CourtLandmark | undefined =>
  courtLandmarks(lines).find((landmark) => landmark.id === id);

/** The points that are asked for or set. */
export const inPlay = ({ points }: Marking): readonly MarkedPoint[] =>
  points.filter(({ isSkipped }) => !isSkipped);

const setPoints = (marking: Marking): readonly MarkedPoint[] =>
  inPlay(marking).filter(({ isSet }) => isSet);

export const setCount = (marking: Marking): number => setPoints(marking).length;

/** Whether the player placed a point outside the picture. */
export const reachesOutside = (marking: Marking, frame: Size): boolean =>
  setPoints(marking).some((point) => isOutside(point, frame));

/** Court positions of the points. */
export const spotsOf = (lines: CourtKind, points: readonly MarkedPoint[]): readonly CourtPoint[] =>
  points.flatMap(({ id }) => landmarkOf(lines, id)?.point ?? []);

/** What the points set so far still lack to determine a floor. */
export const setNeeds = (marking: Marking): FloorNeeds =>
  floorNeeds(spotsOf(marking.lines, setPoints(marking)));

/** Feet. Stored marks are numbers; this tolerance finds their landmark again. */
const SAME_SPOT = 0.05;

/** Restores a marking from stored marks. Marks that match no landmark of these lines are dropped. */
export function fromMarks(
  marks: NonNullable<CalibrationInput['court']>,
  lines: CourtKind,
): Marking {
  const landmarks = courtLandmarks(lines);
  const points = marks.flatMap(({ image: [x, y], court }) => {
    const found = landmarks.find(
      ({ point }) => Math.hypot(point.x - court[0], point.y - court[1]) < SAME_SPOT,
    );
    return found === undefined ? [] : [{ id: found.id, x, y, isSet: true, isSkipped: false }];
  });
  return { lines, points };
}

const round = (value: number) => Math.round(100 * value) / 100;

/** The marks to store: the points that the player placed. */
export function toMarks(marking: Marking): NonNullable<CalibrationInput['court']> {
  return setPoints(marking).flatMap(({ id, x, y }) => {
    const point = landmarkOf(marking.lines, id)?.point;
    if (point === undefined) return [];
    return [{ image: [round(x), round(y)], court: [point.x, point.y] }];
  });
}

/** The floor fitted to the points that are set; while they are too few, to the guessed ones as well. */
export function floorOf(marking: Marking): FloorFit | null {
  const isEnough = setNeeds(marking).missing === 0;
  const points = isEnough ? setPoints(marking) : inPlay(marking);
  const marks = points.flatMap(({ id, x, y }): CourtMark[] => {
    const landmark = landmarkOf(marking.lines, id);
    return landmark === undefined
      ? []
      : [{ image: [x, y], court: [landmark.point.x, landmark.point.y] }];
  });
  return fitHomography(marks);
}

/** Moves the points that are not set yet onto the floor that the others determine. */
export function followed(marking: Marking, frame: Size): Marking {
  if (setNeeds(marking).missing > 0) return marking;
  const floor = floorOf(marking);
  if (floor === null) return marking;
  const points = marking.points.map((point) => {
    const landmark = point.isSet ? undefined : landmarkOf(marking.lines, point.id);
    const place = landmark === undefined ? null : toImage(floor, landmark.point);
    return place === null ? point : { ...point, ...inside(place, pictureOf(frame)) };
  });
  return { ...marking, points };
}

/** With a point placed by the player, in the picture or in its margin. */
export function withPoint(
  marking: Marking,
  id: LandmarkId,
  place: (before: ImagePoint) => ImagePoint,
  frame: Size,
): Marking {
  const points = marking.points.map((point) =>
    point.id === id
      ? { id, ...inside(place(point), roomAround(frame)), isSet: true, isSkipped: false }
      : point,
  );
  return followed({ ...marking, points }, frame);
}

/** The same points on other lines. Landmarks that these lines lack are dropped. */
export function withLines(marking: Marking, lines: CourtKind): Marking {
  const points = marking.points.filter(({ id }) => landmarkOf(lines, id) !== undefined);
  return { lines, points };
}

const OTHER_SIDE = { left: 'right', right: 'left' } as const;

/** Swaps left and right, for players who took the sides from the camera's point of view. */
export function mirrored(marking: Marking): Marking {
  const points = marking.points.map((point) => {
    const id = point.id.replace(/left|right/, (side) => OTHER_SIDE[side as 'left' | 'right']);
    return { ...point, id: id as LandmarkId };
  });
  return { ...marking, points };
}

/** A marking of another video of the same place, moved and scaled by the change of the rim. */
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
