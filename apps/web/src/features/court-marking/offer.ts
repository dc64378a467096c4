import { type CourtLandmark, courtLandmarks, type LandmarkId } from '@hooplog/domain';
import { type FloorFit, floorNeeds, toImage } from '@hooplog/vision/court';
import { floorOf, followed, inPlay, type Marking, spotsOf } from './marking.ts';
import { inside, isOutside, pictureOf, type Size } from './room.ts';
import { startMarking } from './start-marking.ts';

/** Where the floor may lie while the points do not say: as one starts with. */
const roughFloor = (marking: Marking, frame: Size): FloorFit | null =>
  floorOf(marking) ?? floorOf(startMarking(marking.lines, null, frame));

const landmarksOf = ({ lines }: Marking): readonly CourtLandmark[] => courtLandmarks(lines);

/** One more landmark to set, where the floor has it; in the middle of the picture while there is none. */
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

/** One more landmark that the player asks for. */
export function withLandmark(marking: Marking, id: LandmarkId, frame: Size): Marking {
  return withLandmarkOn(marking, id, frame, floorOf(marking));
}

/** The landmark to ask for next: one that helps, if there is any; likely in the picture, if it can be; a crossing of lines first. */
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

/** With landmarks to set until those in play can make a floor, as far as there are any that were not skipped. */
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

/** Without a landmark that is not in the picture; another one is asked for where it is needed. */
export function skipped(marking: Marking, id: LandmarkId, frame: Size): Marking {
  // Where the others lie is told by all that was known before.
  const floor = roughFloor(marking, frame);
  return followed(completed(withSkipped(marking, id, true), frame, floor), frame);
}

/** A landmark that was skipped, where it was. What was asked for in its place, and is not set, goes. */
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
