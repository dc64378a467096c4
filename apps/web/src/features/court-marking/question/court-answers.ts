import type { Place } from '@hooplog/contract';

/** The player's possible answers about the court, and the state of saving them. */
export interface CourtAnswers {
  /** Opens marking by hand, from a saved place or from the current court. */
  readonly onSetUp: (from: Place | null) => void;
  /** The detected court is right. */
  readonly onConfirm: () => void;
  /** There is no court to place shots by. */
  readonly onLeaveOut: () => void;
  /** Which of the two is being saved. */
  readonly pending: 'court' | 'none' | null;
  /** Why saving failed. */
  readonly problem: string | null;
}
