import type { AgeGroup } from '../days/age-group.ts';

/** The kinds of items that a squad's feed can show about a member. */
export const SHARED_KINDS = ['workouts', 'records', 'badges'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** The player's own choice; their age decides the rest. */
export type SharingChoice = Readonly<Partial<Record<SharedKind, boolean>>>;

/** The kinds that the feeds of a player's squads show. */
export type SquadSharing = Readonly<Record<SharedKind, boolean>>;

/**
 * Adults share everything by default, others only badges, which have no numbers. Players without a birthday may
 * be children and are treated as young. Children share badges at most, whatever they chose. Growing up
 * publishes nothing: players who joined before they were adults and never chose keep sharing as before.
 *
 * @param joinedAs their age group when their account began
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
