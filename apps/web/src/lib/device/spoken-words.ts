/** The words of a text, lower-case and without accents, which recognisers write inconsistently. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * The meanings of the words in a stretch of speech, in order; unknown words are ignored.
 * @param meanings each with its words
 */
export function meaningsOf<Meaning>(
  speech: string,
  meanings: readonly (readonly [Meaning, words: string])[],
): readonly Meaning[] {
  const known = meanings.map(([meaning, words]) => [meaning, wordsOf(words)] as const);
  return wordsOf(speech).flatMap((word) =>
    known.filter(([, words]) => words.includes(word)).map(([meaning]) => meaning),
  );
}
