import type { CalibrationInput, Place, Rim } from '@hooplog/contract';
import type { CourtKind, LandmarkId } from '@hooplog/domain';
import { useEffect, useMemo, useState } from 'react';
import { useUnits } from '../../lib/session/use-units.ts';
import { keepCourtDraft } from './court-draft.ts';
import { readCourtDraft } from './read-court-draft.ts';
import { fitReport } from './fit-text.ts';
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

/** What is known of a picture's court before it is marked by hand. */
export interface KnownCourt {
  /** Storage key of the unfinished marking on this device; null stores none. */
  readonly draftKey: string | null;
  readonly rim: Rim | null;
  readonly court: CalibrationInput['court'];
  readonly lines: CourtKind | null;
  /** Where the court comes from; null without a court. */
  readonly source: 'user' | 'found' | null;
}

/** The known court, whether marked or detected; else the saved place; else the stored draft; else a guess. */
function firstMarking(known: KnownCourt, from: Place | null, frame: Size): Marking {
  const { draftKey, rim, court, lines } = known;
  if (court !== null && lines !== null) return fromMarks(court, lines);
  if (from !== null) return markingOf(from, rim);
  const draft = draftKey === null ? null : readCourtDraft(draftKey);
  return draft ?? startMarking(USUAL_LINES, rim, frame);
}

/** The marks of a place, moved with the rim: the camera never stands in exactly the same position. */
function markingOf({ calibration }: Place, rim: Rim | null): Marking {
  const { court, lines, rim: before } = calibration;
  return movedWithRing(fromMarks(court, lines), before, rim ?? before);
}

/** The point that a tap sets: the chosen one while it is in play, else the first not set yet, else the first. */
function selectedOf(marking: Marking, wished: LandmarkId | null): LandmarkId | null {
  const points = inPlay(marking);
  const selected =
    points.find(({ id }) => id === wished) ?? points.find(({ isSet }) => !isSet) ?? points[0];
  return selected?.id ?? null;
}

/** State of marking a court over a picture. */
export function useCourtSetup(known: KnownCourt, from: Place | null, frame: Size) {
  const units = useUnits();
  const [marking, setMarking] = useState(() => completed(firstMarking(known, from, frame), frame));
  const [place, setPlace] = useState(from);
  const [wished, setSelected] = useState<LandmarkId | null>(null);
  const [wantsRoom, setWantsRoom] = useState(false);
  const floor = useMemo(() => floorOf(marking), [marking]);
  const draftKey = known.court === null ? known.draftKey : null;
  useEffect(() => {
    if (draftKey !== null) keepCourtDraft(draftKey, marking);
  }, [draftKey, marking]);
  const needsRoom = reachesOutside(marking, frame);
  return {
    marking,
    floor,
    place,
    selected: selectedOf(marking, wished),
    report: fitReport(marking, floor, units),
    /** Whether a point is already outside the picture, so that the margin has to stay. */
    needsRoom,
    hasRoom: wantsRoom || needsRoom,
    toggleRoom: () => {
      setWantsRoom((before) => !before);
    },
    change: setMarking,
    select: setSelected,
    /** Selects the next point that is not set yet. */
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
      setMarking(completed(markingOf(chosen, known.rim), frame));
      setSelected(null);
    },
  };
}
export type CourtSetupState = ReturnType<typeof useCourtSetup>;
