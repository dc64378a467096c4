/**
 * Spreadsheets run texts with such a beginning as a formula, some of them full-width signs too; a leading apostrophe turns it
 * into text.
 */
const FORMULA = /^[=+\-@'\t\r＝＋－＠]/;

/**
 * Whether a spreadsheet would take the text for a number, a date or a truth value and rewrite it, such as 007, 3/4, Mar 3, 10 am,
 * TRUE. Such a text has a digit and hardly a word beside it.
 */
function looksLikeValue(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return (words.length <= 2 && /\d/.test(text)) || /^(true|false|wahr|falsch)$/i.test(text);
}

function writeCell(text: string, isFreeText: boolean): string {
  const isRead = FORMULA.test(text) || (isFreeText && looksLikeValue(text));
  const safe = isRead ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a CSV file (RFC 4180).
 *
 * @param freeText indices of the cells with somebody's own words, which spreadsheets must not take for values
 */
export function csvLine(
  cells: readonly string[],
  freeText: ReadonlySet<number> = new Set(),
): string {
  return `${cells.map((cell, index) => writeCell(cell, freeText.has(index))).join(',')}\r\n`;
}

/**
 * Removes the apostrophe that `csvLine` added to a cell.
 *
 * @param isExport whether we wrote the file; in others an apostrophe may be meant, as in “'90s gym”
 */
export function readCell(text: string, isExport: boolean): string {
  if (!text.startsWith("'")) return text;
  const rest = text.slice(1);
  return isExport || FORMULA.test(rest) ? rest : text;
}
