import type { Drill, DrillPlay } from '@hooplog/domain';
import type { ComponentType } from 'react';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLog, ShotLogAction } from '../../../lib/shot-log/shot-log.ts';
import type { CountedDraft, RepeatedWords } from '../keep/counted-draft.ts';
import type { Counting } from '../tracking/use-counting.ts';

/** A drill that is played by hand. */
export interface CountedDrill {
  readonly drill: Drill;
  /** It comes with the drill: a count without one needs none of it. */
  readonly Tracker: ComponentType<DrillTrackerProps>;
  /** For the page around it. */
  readonly note: string;
  readonly playOf: (shots: readonly LoggedShot[]) => DrillPlay;
  /** Each shot is counted where the drill sends the player, and none after its end. */
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

/** With what the page begins. */
export interface CountStart {
  /** What was being counted when the page was left; null for nothing. */
  readonly draft: CountedDraft | null;
  /** The drill that is played; null for a count without one. */
  readonly drill: CountedDrill | null;
  /** Of the workout that is done again; null for none. */
  readonly words: RepeatedWords | null;
}
