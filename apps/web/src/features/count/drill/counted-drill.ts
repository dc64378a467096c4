import type { Drill, DrillPlay } from '@hooplog/domain';
import type { ComponentType } from 'react';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLog, ShotLogAction } from '../../../lib/shot-log/shot-log.ts';
import type { CountedDraft, RepeatedWords } from '../keep/counted-draft.ts';
import type { Counting } from '../tracking/use-counting.ts';

/** A drill that is counted by hand. */
export interface CountedDrill {
  readonly drill: Drill;
  /** Loaded with the drill, since a count without one does not need it. */
  readonly Tracker: ComponentType<DrillTrackerProps>;
  /** Shown on the page around it. */
  readonly note: string;
  readonly playOf: (shots: readonly LoggedShot[]) => DrillPlay;
  /** Counts each shot from the spot where the drill sends the player, and none after its end. */
  readonly reduce: (log: ShotLog, action: ShotLogAction) => ShotLog;
}

export interface DrillTrackerProps {
  readonly played: CountedDrill;
  readonly log: ShotLog;
  readonly counting: Counting;
  readonly isSaving: boolean;
  readonly onFinish: () => void;
  readonly onStop: () => void;
}

/** The state that the page starts with. */
export interface CountStart {
  /** The draft from when the page was left; null for none. */
  readonly draft: CountedDraft | null;
  /** The drill to play; null for a count without one. */
  readonly drill: CountedDrill | null;
  /** Name and tags of the workout to repeat; null for none. */
  readonly words: RepeatedWords | null;
}
