/**
 * The `maxlength` of a field. Browsers count an emoji as two or more: a text of nothing else must fit, and the form
 * reports texts that are too long.
 */
export const roomFor = (maxCharacters: number | undefined) =>
  maxCharacters === undefined ? {} : { maxLength: 2 * maxCharacters };
