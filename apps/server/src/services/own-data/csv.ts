/** Spreadsheets run what begins like this as a formula; a leading apostrophe makes it text. */
const FORMULA = /^[=+\-@'\t\r]/;

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

const readCell = (text: string) => (text.startsWith("'") ? text.slice(1) : text);

/** Rows of cells of a CSV file. Cells may hold quotes, commas and line breaks; empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell and what ends it: quoted, or up to the next comma or line break.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (found === null) throw new SyntaxError(`Row ${rows.length + 1} cannot be read`);
    const [, quoted, plain = '', end] = found;
    row.push(readCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows.filter((cells) => cells.some((value) => value !== ''));
}
