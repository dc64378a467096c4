import { expect, test } from 'vitest';
import { type BufferedPacket, PacketBuffer } from './packet-buffer.ts';

/** Ten frames a second, a key frame every second. */
function filled(seconds: number, keptSeconds: number): PacketBuffer<BufferedPacket> {
  const buffer = new PacketBuffer<BufferedPacket>(keptSeconds);
  for (let index = 0; index < 10 * seconds; index += 1) {
    buffer.add({ type: index % 10 === 0 ? 'key' : 'delta', timestamp: index / 10 });
  }
  return buffer;
}

const spanOf = (packets: readonly BufferedPacket[]) =>
  packets.length === 0 ? null : [packets.at(0)?.timestamp, packets.at(-1)?.timestamp];

test.each([
  ['begins at the key picture before it', 15.5, 18.2, [15, 18.2]],
  ['begins at a key picture itself', 15, 18, [15, 18]],
  ['ends with what there is', 17.5, 30, [17, 19.9]],
  ['begins later where the beginning is forgotten', 2, 12, [9, 12]],
  ['is empty where all of it is forgotten', 1, 4, null],
])('a part %s', (_what, from, to, span) => {
  expect(spanOf(filled(20, 10).between(from, to))).toEqual(span);
});

test('an hour takes no more memory than the buffered time', () => {
  const all = filled(3600, 10).between(-Infinity, Infinity);
  expect(all.length).toBeLessThanOrEqual(10 * 12);
});
