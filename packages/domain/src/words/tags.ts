/**
 * A tag in its stored form: lower case, on one line, with single spaces. A comma ends one, so none
 * contains any. Empty where nothing is left.
 */
export function normalTag(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s,\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
