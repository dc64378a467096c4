/** Bytes that a parser goes through in a few milliseconds, whatever they hold. */
const PIECE = 16 * 1024;

/** A text as bytes, in pieces between which others get their turn. A cut may divide a character: parsers of bytes join it again. */
export async function* piecesOf(
  text: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of text) {
    const bytes = Buffer.from(chunk);
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}
