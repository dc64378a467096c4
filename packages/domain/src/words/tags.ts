/**
 * A tag as it is kept: in small letters, on one line, with single spaces. A comma ends one, so none has any.
 * Empty where nothing is left.
 */
export function normalTag(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s,\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
