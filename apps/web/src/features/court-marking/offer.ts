import { type CourtLandmark, courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { type FloorFit, floorNeeds, toImage } from '@hooplog/vision/court';
import { floorOf, followed, inPlay, type Marking, spotsOf } from './marking.ts';
import { inside, isOutside, pictureOf, type Size } from './room.ts';
import { startMarking } from './start-marking.ts';

/** An estimate of the floor: the fit to the points, or that of the start marking while they determine none. */
const roughFloor = (marking: Marking, frame: Size): FloorFit | null =>
  floorOf(marking) ?? floorOf(startMarking(marking.lines, null, frame));

const landmarksOf = ({ lines }: Marking): readonly CourtLandmark[] => courtLandmarks(lines);

/** Adds a landmark to set where the floor predicts it, or in the middle of the picture while there is no floor. */
function withLandmarkOn(
  marking: Marking,
  id: LandmarkId,
  frame: Size,
  floor: FloorFit | null,
): Marking {
  const landmark = landmarksOf(marking).find((each) => each.id === id);
  const seen = floor === null || landmark === undefined ? null : toImage(floor, landmark.point);
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const place = inside(seen ?? middle, pictureOf(frame));
  const point = { id, ...place, isSet: false, isSkipped: false };
  return { ...marking, points: [...marking.points, point] };
}

/** Adds a landmark at the player's request. */
export function withLandmark(marking: Marking, id: LandmarkId, frame: Size): Marking {
  return withLandmarkOn(marking, id, frame, floorOf(marking));
}

/** The landmark to ask for next among those that help: preferably one in the picture, and a crossing of lines. */
function nextOffer(marking: Marking, frame: Size, floor: FloorFit | null): LandmarkId | null {
  const spots = spotsOf(marking.lines, inPlay(marking));
  const { missing } = floorNeeds(spots);
  const helpful = landmarksOf(marking).filter(
    ({ id, point }) =>
      marking.points.every((each) => each.id !== id) &&
      floorNeeds([...spots, point]).missing < missing,
  );
  const seen = helpful.filter(({ point }) => {
    const place = floor === null ? null : toImage(floor, point);
    return place !== null && !isOutside(place, frame);
  });
  return (seen.find(({ crossing }) => crossing) ?? seen[0] ?? helpful[0])?.id ?? null;
}

/** Adds landmarks until those in play can determine a floor, as long as there are some that were not skipped. */
export function completed(
  marking: Marking,
  frame: Size,
  floor: FloorFit | null = roughFloor(marking, frame),
): Marking {
  const next = nextOffer(marking, frame, floor);
  return next === null
    ? marking
    : completed(withLandmarkOn(marking, next, frame, floor), frame, floor);
}

function withSkipped(marking: Marking, id: LandmarkId, isSkipped: boolean): Marking {
  const points = marking.points.map((point) => (point.id === id ? { ...point, isSkipped } : point));
  return { ...marking, points };
}

/** Skips a landmark that is not in the picture; asks for another one if needed. */
export function skipped(marking: Marking, id: LandmarkId, frame: Size): Marking {
  // Uses all points, including the skipped one, to predict where the others are.
  const floor = roughFloor(marking, frame);
  return followed(completed(withSkipped(marking, id, true), frame, floor), frame);
}

/** Brings back a skipped landmark at its old position. The one asked for instead is removed if it is not set. */
export function broughtBack(marking: Marking, id: LandmarkId, frame: Size): Marking {
  const back = withSkipped(marking, id, false);
  const spare = back.points.findLast((point) => {
    if (point.id === id || point.isSet || point.isSkipped) return false;
    const others = inPlay(back).filter((other) => other !== point);
    return floorNeeds(spotsOf(back.lines, others)).missing === 0;
  });
  const points = back.points.filter((point) => point !== spare);
  return followed({ ...back, points }, frame);
}
