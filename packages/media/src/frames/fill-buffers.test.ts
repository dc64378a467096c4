import { describe, expect, it } from 'vitest';
import { fillBuffers } from './fill-buffers.ts';

async function cut(chunks: number[][], size: number): Promise<number[][]> {
  const read: number[][] = [];
  const stream = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Uint8Array.from(chunk));
  })();
  for await (const buffer of fillBuffers(stream, size)) read.push([...buffer]);
  return read;
}

describe('fillBuffers', () => {
  it.each([
    {
      name: 'chunks of the same size',
      chunks: [
        [1, 2],
        [3, 4],
      ],
      expected: [
        [1, 2],
        [3, 4],
      ],
    },
    {
      name: 'one chunk for all',
      chunks: [[1, 2, 3, 4]],
      expected: [
        [1, 2],
        [3, 4],
      ],
    },
    {
      name: 'a border inside a chunk',
      chunks: [[1], [2, 3], [4]],
      expected: [
        [1, 2],
        [3, 4],
      ],
    },
    { name: 'an incomplete end', chunks: [[1, 2, 3]], expected: [[1, 2]] },
    { name: 'nothing', chunks: [], expected: [] },
  ])('$name', async ({ chunks, expected }) => {
    expect(await cut(chunks, 2)).toEqual(expected);
  });
});
