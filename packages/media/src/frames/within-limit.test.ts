import { describe, expect, it } from 'vitest';
import { withinLimit } from './within-limit.ts';

describe('withinLimit', () => {
  it('passes everything on', async () => {
    const seen: number[] = [];
    const items = (async function* () {
      yield await Promise.resolve(1);
      yield 2;
    })();
    for await (const item of withinLimit(items, 60)) seen.push(item);
    expect(seen).toEqual([1, 2]);
  });

  it('gives up on an item that never comes', async () => {
    const never: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    };
    const wait = withinLimit(never, 0.01).next();
    await expect(wait).rejects.toMatchObject({ code: 'stalled' });
  });
});
