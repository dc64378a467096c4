import { JSONParser } from '@streamparser/json';
import { Yielder } from './yielder.ts';
import { piecesOf } from './pieces-of.ts';

/** Characters that `JSON.parse` parses in less than 20 ms, whatever they hold. */
export const AT_ONCE = 256 * 1024;

/**
 * Parses like `JSON.parse`, in slices between which other work runs: a megabyte of names that are all
 * different takes `JSON.parse` itself 70 ms. Throws `SyntaxError`, also for a key `__proto__`.
 */
export async function parseInTurns(text: string): Promise<unknown> {
  const parser = new JSONParser();
  let whole: unknown;
  parser.onValue = ({ value, key, stack }) => {
    if (key === '__proto__') throw new SyntaxError('Object contains forbidden prototype property');
    if (stack.length === 0) whole = value;
  };
  const yielder = new Yielder();
  try {
    for await (const piece of piecesOf([text])) {
      parser.write(piece);
      await yielder.yieldIfDue();
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    throw new SyntaxError('This is not JSON', { cause: error });
  }
  return whole;
}
