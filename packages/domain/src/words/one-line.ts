/**
 * Anything but spaces, controls, characters without a width of their own, and marks, which need a letter to stand on.
 * Four more are drawn as nothing, though Unicode calls them symbols or letters: the braille pattern without a dot, the
 * note without a head and the two blanks of hieroglyphs.
 */
const SEEN =
  /[^\p{Z}\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** They turn the text that follows around, also beyond the name's own end. */
const DIRECTION_CHANGES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Whether somebody who looks at a text sees anything. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** A name as others see it: on one line and trimmed. */
export const onOneLine = (text: string): string =>
  text.replace(LINE_BREAKS, ' ').replace(DIRECTION_CHANGES, '').trim();
