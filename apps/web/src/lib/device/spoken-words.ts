/** The words of a text, in small letters and without accents: recognisers write some, and leave out others. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * What the words in a stretch of speech mean, in their order; every other word is let pass.
 *
 * @param meanings each with the words for it
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
