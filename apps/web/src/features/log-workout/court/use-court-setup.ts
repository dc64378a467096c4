import type { Place, Rim, Video } from '@hooplog/contract';
import type { CourtKind, LandmarkId } from '@hooplog/domain';
import { useMemo, useState } from 'react';
import { fitReport } from './fit-words.ts';
import {
  floorOf,
  fromMarks,
  type Marking,
  mirrored,
  movedWithRing,
  type Size,
  startMarking,
  withLandmark,
  withLines,
  withoutLandmark,
} from './marking.ts';

const USUAL_LINES: CourtKind = 'high_school';

/** The court as it was marked before; else the place it starts from; else a guess. */
function firstMarking({ calibration }: Video, from: Place | null, frame: Size): Marking {
  const rim = calibration?.rim ?? null;
  if (calibration?.court != null && calibration.lines !== null) {
    return fromMarks(calibration.court, calibration.lines);
  }
  return from === null ? startMarking(USUAL_LINES, rim, frame) : markingOf(from, rim);
}

/** The phone never stands quite as it stood: the marks go where the ring has gone. */
function markingOf({ calibration }: Place, rim: Rim | null): Marking {
  const { court, lines, rim: before } = calibration;
  return movedWithRing(fromMarks(court, lines), before, rim ?? before);
}

/** The court that is being laid over a frame of the video. */
export function useCourtSetup(video: Video, from: Place | null, frame: Size) {
  const [marking, setMarking] = useState(() => firstMarking(video, from, frame));
  const [place, setPlace] = useState(from);
  const [wished, setSelected] = useState<LandmarkId | null>(null);
  const selected = wished ?? marking.points[0]?.id ?? 'lane_free_throw_left';
  const floor = useMemo(() => floorOf(marking), [marking]);
  return {
    marking,
    floor,
    place,
    selected,
    report: fitReport(marking, floor),
    change: setMarking,
    select: setSelected,
    /** After one is placed the next that waits is shown. */
    selectNext: (after: LandmarkId) => {
      const open = marking.points.filter(({ id, isSet }) => !isSet && id !== after);
      setSelected(open[0]?.id ?? after);
    },
    chooseLines: (lines: CourtKind) => {
      setMarking((before) => {
        const changed = withLines(before, lines);
        return changed.points.length === 0 ? startMarking(lines, null, frame) : changed;
      });
    },
    add: (id: LandmarkId) => {
      setMarking((before) => withLandmark(before, id, frame));
      setSelected(id);
    },
    remove: (id: LandmarkId) => {
      setMarking((before) => withoutLandmark(before, id));
      setSelected(null);
    },
    mirror: () => {
      setMarking(mirrored);
      setSelected(null);
    },
    use: (chosen: Place) => {
      setPlace(chosen);
      setMarking(markingOf(chosen, video.calibration?.rim ?? null));
      setSelected(null);
    },
  };
}
