import { open } from 'node:fs/promises';
import { readMovie } from '../container/read-movie.ts';
import type { Movie } from '../container/read-movie.ts';

/** Reads the index of a file on disk. */
export async function readMovieFile(path: string): Promise<Movie | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (offset: number, length: number): Promise<Uint8Array> => {
      const wanted = Math.max(0, Math.min(length, size - offset));
      const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, offset);
      return buffer.subarray(0, bytesRead);
    };
    return await readMovie({ size, read });
  } finally {
    await file.close();
  }
}
