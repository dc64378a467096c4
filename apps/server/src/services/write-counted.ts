import { open } from 'node:fs/promises';

/** Writes a stream to a new file for its owner only; throws `tooLarge()` at the first byte beyond `maxBytes`. */
export async function writeCounted(
  file: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
}
