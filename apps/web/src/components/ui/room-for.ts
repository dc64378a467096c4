/**
 * Where a browser stops taking text. It counts an emoji as two or more: there is room for a text that has nothing else,
 * and of a longer one the form says that it is too long.
 */
export const roomFor = (maxCharacters: number | undefined) =>
  maxCharacters === undefined ? {} : { maxLength: 2 * maxCharacters };
