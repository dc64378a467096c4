/**
 * A text that the specification prescribes: its own words, then the shown text where it differs,
 * because the specification has it in a sentence or with a gap to fill.
 */
export type Said = string | readonly [says: string, ...shows: string[]];

/** The specification's texts for one state of a screen. */
export interface SaidScreen {
  /** Heading of the specification's section that contains the texts. */
  readonly section: string;
  readonly texts: readonly Said[];
}

/** The specification's own words. */
export const saysOf = (said: Said): string => (typeof said === 'string' ? said : said[0]);

/** The text that the program shows for them. */
export function showsOf(said: Said): readonly string[] {
  if (typeof said === 'string') return [said];
  return said.length === 1 ? said : said.slice(1);
}
