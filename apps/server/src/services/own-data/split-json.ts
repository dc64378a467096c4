import { AT_ONCE, parseInTurns } from '../../in-turns/parse-json.ts';

/** The value of a key of the outermost object, or one element where that value is a list. */
interface JsonPart {
  readonly key: string;
  /** Place in the list; null where the value is none. */
  readonly index: number | null;
  /** The value as it is written; whether it is JSON shows when it is parsed. */
  readonly text: string;
}

/** What is read next. */
type State = 'start' | 'key' | 'value' | 'list' | 'list ended' | 'end';

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([123, 91]);
const CLOSING = new Set([125, 93]);
const STRUCTURE = new Set('{}[]:,"'.split('').map((sign) => sign.charCodeAt(0)));

const broken = () => new SyntaxError('This file is not complete, or not JSON');

/** The value of a part; a large one is read in turns. */
export async function readPart(text: string): Promise<unknown> {
  try {
    return text.length <= AT_ONCE ? JSON.parse(text) : await parseInTurns(text);
  } catch {
    // The reason names a place in the part, which says nothing about the file.
    throw broken();
  }
}

/**
 * Takes a JSON object apart while it arrives, in chunks of any size: no more of it than one part is held at a time.
 * Throws `SyntaxError` for what is no JSON object, and for a part that is too large.
 */
export class JsonSplitter {
  readonly #mostCharacters: number;
  #state: State = 'start';
  #piece = '';
  /** Brackets of the piece that are open. */
  #open = 0;
  #inString = false;
  #isEscaped = false;
  #key: string | null = null;
  #index = 0;

  /** @param mostCharacters of one part */
  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters;
  }

  *push(chunk: string): Generator<JsonPart> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (!this.#isStructure(chunk.charCodeAt(at))) continue;
      this.#keep(chunk.slice(from, at));
      const part = this.#turn(chunk.charAt(at));
      from = at + 1;
      if (part !== null) yield part;
    }
    this.#keep(chunk.slice(from));
  }

  end(): void {
    if (this.#state !== 'end' || this.#piece.trim() !== '') throw broken();
  }

  #keep(text: string): void {
    this.#piece += text;
    if (this.#piece.length <= this.#mostCharacters) return;
    throw new SyntaxError('One entry of this file is too large');
  }

  /** Whether a character divides parts; follows strings and brackets, whose content belongs to the piece. */
  #isStructure(code: number): boolean {
    if (this.#inString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#inString = false;
      return false;
    }
    if (!STRUCTURE.has(code)) return false;
    if (code === QUOTE) {
      this.#inString = true;
      return false;
    }
    if (OPENING.has(code) && (this.#open > 0 || !this.#beginsContent(code))) {
      this.#open += 1;
      return false;
    }
    if (this.#open === 0) return true;
    if (CLOSING.has(code)) this.#open -= 1;
    return false;
  }

  /** The outermost object and the lists right in it are taken apart; every other bracket is part of a piece. */
  #beginsContent(code: number): boolean {
    if (this.#state === 'start') return true;
    return this.#state === 'value' && String.fromCharCode(code) === '[';
  }

  #turn(sign: string): JsonPart | null {
    const piece = this.#piece;
    this.#piece = '';
    const isBlank = piece.trim() === '';
    switch (this.#state) {
      case 'start':
        if (sign !== '{' || !isBlank) throw broken();
        this.#state = 'key';
        return null;
      case 'key':
        return this.#endKey(piece, sign, isBlank);
      case 'value':
        return this.#endValue(piece, sign, isBlank);
      case 'list':
        return this.#endElement(piece, sign, isBlank);
      case 'list ended':
        if (!isBlank) throw broken();
        this.#state = afterValue(sign);
        return null;
      case 'end':
        throw broken();
    }
  }

  #endKey(piece: string, sign: string, isBlank: boolean): null {
    if (sign === '}' && isBlank && this.#key === null) this.#state = 'end';
    else {
      if (sign !== ':') throw broken();
      this.#key = keyOf(piece);
      this.#state = 'value';
    }
    return null;
  }

  #endValue(piece: string, sign: string, isBlank: boolean): JsonPart | null {
    if (sign === '[') {
      if (!isBlank) throw broken();
      this.#state = 'list';
      this.#index = 0;
      return null;
    }
    this.#state = afterValue(sign);
    return { key: this.#key ?? '', index: null, text: piece };
  }

  #endElement(piece: string, sign: string, isBlank: boolean): JsonPart | null {
    if (sign === ']') this.#state = 'list ended';
    else if (sign !== ',') throw broken();
    if (sign === ']' && isBlank && this.#index === 0) return null;
    const part = { key: this.#key ?? '', index: this.#index, text: piece };
    this.#index += 1;
    return part;
  }
}

function keyOf(text: string): string {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === 'string') return key;
  } catch {
    // Told below.
  }
  throw broken();
}

function afterValue(sign: string): State {
  if (sign === ',') return 'key';
  if (sign === '}') return 'end';
  throw broken();
}
