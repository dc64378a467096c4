/** Bytes that a parser processes in a few milliseconds, whatever they hold. */
const PIECE = 16 * 1024;

/**
 * Yields a text as bytes in small pieces, so that other work can run in between. A piece may end within a
 * character: byte parsers join it again.
 */
export async function* piecesOf(
  text: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of text) {
    const bytes = Buffer.from(chunk);
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}
