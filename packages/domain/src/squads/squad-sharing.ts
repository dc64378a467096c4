import type { AgeGroup } from '../days/age-group.ts';

/** What the feed of a squad can show of a member. */
export const SHARED_KINDS = ['workouts', 'records', 'badges'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** What a player chose; their age decides what is left out. */
export type SharingChoice = Readonly<Partial<Record<SharedKind, boolean>>>;

/** What the feeds of their squads show of a player. */
export type SquadSharing = Readonly<Record<SharedKind, boolean>>;

/**
 * Adults share everything, the others badges, which have no numbers, unless they choose otherwise. Who gave no birthday
 * may be a child and is treated as young. Children share badges at most, whatever they chose. Growing up publishes nothing:
 * who joined before they were an adult and never chose shares as before.
 *
 * @param joinedAs how old they were when their account began
 */
export function squadSharing(
  age: AgeGroup,
  choice: SharingChoice,
  joinedAs: AgeGroup,
): SquadSharing {
  const wasAdult = age === 'adult' && joinedAs === 'adult';
  const numbers = (chosen: boolean | undefined) => age !== 'child' && (chosen ?? wasAdult);
  return {
    workouts: numbers(choice.workouts),
    records: numbers(choice.records),
    badges: choice.badges ?? true,
  };
}
