import type { Place, Rim, Video } from '@hooplog/contract';
import type { CourtKind, LandmarkId } from '@hooplog/domain';
import { useEffect, useMemo, useState } from 'react';
import { keepCourtDraft, readCourtDraft } from './court-draft.ts';
import { fitReport } from './fit-words.ts';
import {
  floorOf,
  fromMarks,
  inPlay,
  type Marking,
  mirrored,
  movedWithRing,
  reachesOutside,
  withLines,
} from './marking.ts';
import { broughtBack, completed, skipped, withLandmark } from './offer.ts';
import type { Size } from './room.ts';
import { startMarking } from './start-marking.ts';

const USUAL_LINES: CourtKind = 'high_school';

/** The court as it was marked before, or found; else the place it starts from; else as far as the player had come; else a guess. */
function firstMarking({ id, calibration }: Video, from: Place | null, frame: Size): Marking {
  const rim = calibration?.rim ?? null;
  if (calibration?.court != null && calibration.lines !== null) {
    return fromMarks(calibration.court, calibration.lines);
  }
  if (from !== null) return markingOf(from, rim);
  return readCourtDraft(id) ?? startMarking(USUAL_LINES, rim, frame);
}

/** The phone never stands quite as it stood: the marks go where the ring has gone. */
function markingOf({ calibration }: Place, rim: Rim | null): Marking {
  const { court, lines, rim: before } = calibration;
  return movedWithRing(fromMarks(court, lines), before, rim ?? before);
}

/** The point that a tap sets: the wished one while it is in play, else the first that waits, else any. */
function selectedOf(marking: Marking, wished: LandmarkId | null): LandmarkId | null {
  const points = inPlay(marking);
  const selected =
    points.find(({ id }) => id === wished) ?? points.find(({ isSet }) => !isSet) ?? points[0];
  return selected?.id ?? null;
}

/** The court that is being laid over a frame of the video. */
export function useCourtSetup(video: Video, from: Place | null, frame: Size) {
  const [marking, setMarking] = useState(() => completed(firstMarking(video, from, frame), frame));
  const [place, setPlace] = useState(from);
  const [wished, setSelected] = useState<LandmarkId | null>(null);
  const [wantsRoom, setWantsRoom] = useState(false);
  const floor = useMemo(() => floorOf(marking), [marking]);
  const isUnmarked = video.calibration?.court == null;
  useEffect(() => {
    if (isUnmarked) keepCourtDraft(video.id, marking);
  }, [isUnmarked, video.id, marking]);
  const needsRoom = reachesOutside(marking, frame);
  return {
    marking,
    floor,
    place,
    selected: selectedOf(marking, wished),
    report: fitReport(marking, floor),
    /** Whether a point lies outside of the picture already: then its room stays. */
    needsRoom,
    hasRoom: wantsRoom || needsRoom,
    toggleRoom: () => {
      setWantsRoom((before) => !before);
    },
    change: setMarking,
    select: setSelected,
    /** After one is placed the next that waits is shown. */
    selectNext: (after: LandmarkId) => {
      const open = inPlay(marking).filter(({ id, isSet }) => !isSet && id !== after);
      setSelected(open[0]?.id ?? after);
    },
    chooseLines: (lines: CourtKind) => {
      setMarking((before) => completed(withLines(before, lines), frame));
    },
    add: (id: LandmarkId) => {
      setMarking((before) => withLandmark(before, id, frame));
      setSelected(id);
    },
    skip: (id: LandmarkId) => {
      setMarking((before) => skipped(before, id, frame));
      setSelected(null);
    },
    bringBack: (id: LandmarkId) => {
      setMarking((before) => broughtBack(before, id, frame));
      setSelected(id);
    },
    mirror: () => {
      setMarking(mirrored);
      setSelected(null);
    },
    use: (chosen: Place) => {
      setPlace(chosen);
      setMarking(completed(markingOf(chosen, video.calibration?.rim ?? null), frame));
      setSelected(null);
    },
  };
}
export type CourtSetupState = ReturnType<typeof useCourtSetup>;
