/**
 * Cuts a byte stream into buffers of one size, which belong to the caller: first those in `spare`, which are
 * used up, then new ones. A last, incomplete one is dropped.
 */
export async function* fillBuffers(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  spare: Uint8Array[] = [],
): AsyncGenerator<Uint8Array, void> {
  let buffer = spare.pop() ?? new Uint8Array(size);
  let filled = 0;
  for await (const chunk of chunks) {
    let used = 0;
    while (used < chunk.length) {
      const part = chunk.subarray(used, used + size - filled);
      buffer.set(part, filled);
      filled += part.length;
      used += part.length;
      if (filled < size) continue;
      yield buffer;
      buffer = spare.pop() ?? new Uint8Array(size);
      filled = 0;
    }
  }
}
