import { JSONParser } from '@streamparser/json';
import { phrase } from '@hooplog/language';
import { Yielder } from '../../in-turns/yielder.ts';
import { piecesOf } from '../../in-turns/pieces-of.ts';
import { UnreadableFile } from './import-error.ts';

/** A value of the outermost object, or one element if that value is a list. */
interface JsonPart {
  readonly key: string;
  /** Index in the list; null if the value is not an element. */
  readonly index: number | null;
  readonly value: unknown;
}

const broken = () => new UnreadableFile(phrase('This file is not complete, or not JSON'));

/** Collects the parts of one object as the parser emits them. */
function partsOf(parser: JSONParser): JsonPart[] {
  const parts: JsonPart[] = [];
  parser.onValue = ({ value, key, parent, stack }) => {
    const outermost: unknown = [value, parent][stack.length];
    const isNoObject = Array.isArray(outermost) || outermost === null;
    if (isNoObject || key === '__proto__') throw broken();
    if (stack.length === 1 && !Array.isArray(value)) {
      parts.push({ key: String(key), index: null, value });
    } else if (stack.length === 2 && Array.isArray(parent)) {
      parts.push({ key: String(stack[1]?.key), index: Number(key), value });
      // Elements that were handed out are released.
      parent.length = 0;
    }
  };
  return parts;
}

/**
 * Splits a JSON object while it arrives, yielding to other work in between. It holds no more than one part in memory. Throws
 * `UnreadableFile` for anything but a JSON object, and for a part larger than `maxBytes`.
 */
export async function* readParts(
  text: AsyncIterable<string>,
  maxBytes: number,
): AsyncGenerator<JsonPart> {
  const parser = new JSONParser();
  const parts = partsOf(parser);
  const yielder = new Yielder();
  let pending = 0;
  for await (const piece of piecesOf(text)) {
    try {
      parser.write(piece);
    } catch {
      // The parser's message names a position in the text, which does not help the user.
      throw broken();
    }
    pending = parts.length > 0 ? 0 : pending + piece.length;
    if (pending > maxBytes) throw new UnreadableFile(phrase('One entry of this file is too large'));
    yield* parts.splice(0);
    await yielder.yieldIfDue();
  }
  if (!parser.isEnded) throw broken();
}
