import { addDays, type ChallengeKind, type LocalDay } from '@hooplog/domain';

/** The values of the form. */
export interface ChallengeDraft {
  readonly name: string;
  readonly kind: ChallengeKind;
  readonly minShots: string;
  /** The key of a drill; empty until one is chosen. */
  readonly drill: string;
  readonly filmedOnly: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
}

const MIN_SHOTS_SUGGESTED = '50';
const DAYS_SUGGESTED = 7;

/** The initial form: most makes, for a week starting today. */
export const newChallengeDraft = (today: LocalDay): ChallengeDraft => ({
  name: '',
  kind: 'makes',
  minShots: MIN_SHOTS_SUGGESTED,
  drill: '',
  filmedOnly: false,
  firstDay: today,
  lastDay: addDays(today, DAYS_SUGGESTED - 1),
});
