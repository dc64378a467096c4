import { phrase, type Phrase } from '@hooplog/language';

/**
 * PostgreSQL's text cannot hold the character NUL, which is `\\u0000` after an even number of backslashes.
 */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** Two escapes that encode one character above U+FFFF. */
const SURROGATE_PAIR = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g;
/** A lone surrogate, which PostgreSQL's JSON cannot hold. */
const SURROGATE = /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/;

/** Why a JSON text contains something that is not a character; null if it does not. */
export function notText(json: string): Phrase | null {
  if (NUL.test(json)) return phrase('Text cannot contain the character NUL');
  if (SURROGATE.test(json) && SURROGATE.test(json.replace(SURROGATE_PAIR, '')))
    return phrase('Text cannot contain half a character');
  return null;
}
