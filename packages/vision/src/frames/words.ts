/** Mask of every other byte: it splits a word's four bytes into two lanes of 16 bits. */
export const even = 0x00ff00ff;

/** A plane read four pixels at a time; copied where it does not begin at a multiple of four. */
export function wordsOf(plane: Uint8Array): Int32Array {
  const aligned = plane.byteOffset % 4 === 0 ? plane : plane.slice();
  return new Int32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 2);
}
