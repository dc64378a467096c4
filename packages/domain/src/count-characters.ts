/** Length in characters as people and the database count them: an emoji is one, though JavaScript counts it as two. */
export const countCharacters = (text: string): number => Array.from(text).length;
