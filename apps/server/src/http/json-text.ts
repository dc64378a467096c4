import { phrase, type Phrase } from '@hooplog/language';

/** PostgreSQL's text cannot hold the character NUL; behind an even number of backslashes `\\u0000` is one. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
/** Two escapes that are one character beyond the first 65,536. */
const SURROGATE_PAIR = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g;
/** Half of such a character, which PostgreSQL's JSON cannot hold. */
const SURROGATE = /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]/;

/** Whether a JSON text holds something that is no character; null where it does not. */
export function notText(json: string): Phrase | null {
  if (NUL.test(json)) return phrase('The character NUL is not text');
  if (SURROGATE.test(json) && SURROGATE.test(json.replace(SURROGATE_PAIR, '')))
    return phrase('Half a character is not text');
  return null;
}
