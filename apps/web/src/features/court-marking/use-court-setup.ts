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

/** What is known of a picture's court before it is laid over it by hand. */
export interface KnownCourt {
  /** Under which it is kept on this device as far as the player has come with it; null keeps nothing. */
  readonly draftKey: string | null;
  readonly rim: Rim | null;
  readonly court: CalibrationInput['court'];
  readonly lines: CourtKind | null;
  /** Who says so; null without a court. */
  readonly source: 'user' | 'found' | null;
}

/** The court as it was marked before, or found; else the place it starts from; else as far as the player had come; else a guess. */
function firstMarking(known: KnownCourt, from: Place | null, frame: Size): Marking {
  const { draftKey, rim, court, lines } = known;
  if (court !== null && lines !== null) return fromMarks(court, lines);
  if (from !== null) return markingOf(from, rim);
  const draft = draftKey === null ? null : readCourtDraft(draftKey);
  return draft ?? startMarking(USUAL_LINES, rim, frame);
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

/** The court that is being laid over a picture. */
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
      setMarking(completed(markingOf(chosen, known.rim), frame));
      setSelected(null);
    },
  };
}
export type CourtSetupState = ReturnType<typeof useCourtSetup>;
