import { describe, expect, it } from 'vitest';
import { fillBuffers } from './fill-buffers.ts';

async function fill(chunks: number[][], size: number, spare: Uint8Array[] = []) {
  const read: Uint8Array[] = [];
  const stream = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Uint8Array.from(chunk));
  })();
  for await (const buffer of fillBuffers(stream, size, spare)) read.push(buffer);
  return read;
}

async function cut(chunks: number[][], size: number): Promise<number[][]> {
  return (await fill(chunks, size)).map((buffer) => [...buffer]);
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

  it('fills spare buffers first, each once', async () => {
    const spare = [new Uint8Array(2)];
    const [one] = spare;
    const filled = await fill([[1, 2, 3, 4]], 2, spare);
    expect(filled[0]).toBe(one);
    expect(filled[1]).not.toBe(one);
    expect(filled.map((buffer) => [...buffer])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
