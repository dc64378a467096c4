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

/** Where a cell stands: before its first character, in it, in its quotes, or behind a quote in them. */
type State = 'new' | 'plain' | 'quoted' | 'quote';

/**
 * Reads the rows of a CSV file while it arrives, in chunks of any size. Cells may hold quotes, commas and line breaks;
 * empty rows are left out. Throws `SyntaxError` for what cannot be read, and for a row that is too long.
 */
export class CsvReader {
  readonly #mostCharacters: number;
  #state: State = 'new';
  #row: string[] = [];
  #cell = '';
  #rowLength = 0;
  #rowCount = 0;
  #afterReturn = false;

  /** @param mostCharacters of one row, its commas included */
  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  *push(chunk: string): Generator<readonly string[]> {
    for (const sign of chunk) {
      const row = this.#take(sign);
      if (row !== null) yield row;
    }
  }

  *end(): Generator<readonly string[]> {
    if (this.#state === 'quoted') throw this.#broken();
    const isOpen = this.#state !== 'new' || this.#row.length > 0;
    const row = isOpen ? this.#endRow() : null;
    if (row !== null) yield row;
  }

  #broken(): SyntaxError {
    return new SyntaxError(`Row ${this.#rowCount + 1} cannot be read`);
  }

  #take(sign: string): readonly string[] | null {
    this.#rowLength += sign.length;
    if (this.#rowLength > this.#mostCharacters) throw this.#broken();
    if (this.#state === 'quoted') {
      if (sign === '"') this.#state = 'quote';
      else this.#cell += sign;
      return null;
    }
    const isSecondOfBreak = this.#afterReturn && sign === '\n';
    this.#afterReturn = sign === '\r';
    if (isSecondOfBreak) return null;
    if (sign === '\n' || sign === '\r') return this.#endRow();
    if (sign === ',') this.#endCell();
    else if (sign === '"') this.#quote();
    else if (this.#state === 'quote') throw this.#broken();
    else {
      this.#state = 'plain';
      this.#cell += sign;
    }
    return null;
  }

  #quote(): void {
    if (this.#state === 'plain') throw this.#broken();
    if (this.#state === 'quote') this.#cell += '"';
    this.#state = 'quoted';
  }

  #endCell(): void {
    this.#row.push(readCell(this.#cell));
    this.#cell = '';
    this.#state = 'new';
  }

  /** Null for a row with nothing in it. */
  #endRow(): readonly string[] | null {
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    this.#rowLength = 0;
    this.#rowCount += 1;
    return row.every((cell) => cell === '') ? null : row;
  }
}
