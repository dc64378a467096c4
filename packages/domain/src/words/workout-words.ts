/**
 * What players say of a workout with shots in their own words. A new field is named here; the calls, the history, exports
 * and imports follow from it (docs/how-to-add.md). Each name is also that of its column, in the database and in an export.
 */
export interface WorkoutWords {
  notes: string | null;
  tags: string[];
  name: string | null;
}
export type WorkoutWord = keyof WorkoutWords;

/** Some of them: what is left out or undefined stays as it is. */
export type SomeWords = { readonly [Word in WorkoutWord]?: WorkoutWords[Word] | undefined };

/** A workout of which nothing was said. */
export const NO_WORDS: Readonly<WorkoutWords> = { notes: null, tags: [], name: null };

export const WORKOUT_WORDS = Object.keys(NO_WORDS) as readonly WorkoutWord[];

/** The words of whatever has some of them, and nothing else of it. */
export function wordsOf<Some extends SomeWords>(from: Some): Pick<Some, WorkoutWord & keyof Some> {
  const said = WORKOUT_WORDS.filter((word) => from[word] !== undefined);
  return Object.fromEntries(said.map((word) => [word, from[word]])) as Pick<
    Some,
    WorkoutWord & keyof Some
  >;
}
