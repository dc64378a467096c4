/**
 * Spreadsheets run what begins like this as a formula, some of them full-width signs too; a leading apostrophe makes it
 * text.
 */
const FORMULA = /^[=+\-@'\t\r＝＋－＠]/;

/**
 * Text that a spreadsheet takes for a number, a date or a truth value and writes in its own form: 007, 3/4, Mar 3, 10 am,
 * TRUE. It has a digit and hardly a word beside it.
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
 * @param freeText places of the cells that hold somebody's own words, which no spreadsheet may take for a value
 */
export function csvLine(
  cells: readonly string[],
  freeText: ReadonlySet<number> = new Set(),
): string {
  return `${cells.map((cell, index) => writeCell(cell, freeText.has(index))).join(',')}\r\n`;
}

/**
 * Takes the apostrophe from a cell again.
 *
 * @param isExport whether we wrote the file; in others an apostrophe may be meant, as in “'90s gym”
 */
export function readCell(text: string, isExport: boolean): string {
  if (!text.startsWith("'")) return text;
  const rest = text.slice(1);
  return isExport || FORMULA.test(rest) ? rest : text;
}
