import type { Place } from '@hooplog/contract';

/** What a player can say about the court, and how far that has come. */
export interface CourtAnswers {
  /** Lays it over the picture by hand, from a saved place or from what is there. */
  readonly onSetUp: (from: Place | null) => void;
  /** The court that was found is right. */
  readonly onConfirm: () => void;
  /** There is none to place shots by. */
  readonly onLeaveOut: () => void;
  /** Which of the two is on its way. */
  readonly pending: 'court' | 'none' | null;
  /** Why it could not be saved. */
  readonly problem: string | null;
}
