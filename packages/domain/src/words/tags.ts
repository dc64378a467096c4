/**
 * A tag in its stored form: lower case, on one line, with single spaces. A comma ends a tag, so none contains
 * any. Empty if nothing is left.
 */
export function normalTag(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s,\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
