/**
 * The player's own texts about a workout with shots. Add a new field here; the calls, the history, exports and
 * imports derive from it (docs/how-to-add.md). Each name is also that of its column, in the database and in an
 * export.
 */
export interface WorkoutWords {
  notes: string | null;
  tags: string[];
  name: string | null;
}
export type WorkoutWord = keyof WorkoutWords;

/** Some of the fields: omitted or undefined ones stay unchanged. */
export type SomeWords = { readonly [Word in WorkoutWord]?: WorkoutWords[Word] | undefined };

/** A workout without any texts. */
export const NO_WORDS: Readonly<WorkoutWords> = { notes: null, tags: [], name: null };

export const WORKOUT_WORDS = Object.keys(NO_WORDS) as readonly WorkoutWord[];

/** Picks the text fields from an object that has some of them. */
export function wordsOf<Some extends SomeWords>(from: Some): Pick<Some, WorkoutWord & keyof Some> {
  const said = WORKOUT_WORDS.filter((word) => from[word] !== undefined);
  return Object.fromEntries(said.map((word) => [word, from[word]])) as Pick<
    Some,
    WorkoutWord & keyof Some
  >;
}
