import { expect, test } from 'vitest';
import { type BufferedPacket, PacketBuffer } from './packet-buffer.ts';

/** Ten frames a second, a key frame every second. */
function filled(seconds: number, bufferedSeconds: number): PacketBuffer<BufferedPacket> {
  const buffer = new PacketBuffer<BufferedPacket>(bufferedSeconds);
  for (let index = 0; index < 10 * seconds; index += 1) {
    buffer.add({ type: index % 10 === 0 ? 'key' : 'delta', timestamp: index / 10 });
  }
  return buffer;
}

const spanOf = (packets: readonly BufferedPacket[]) =>
  packets.length === 0 ? null : [packets.at(0)?.timestamp, packets.at(-1)?.timestamp];

test.each([
  ['begins at the previous key frame', 15.5, 18.2, [15, 18.2]],
  ['begins at its start if that is a key frame', 15, 18, [15, 18]],
  ['ends with the newest frame', 17.5, 30, [17, 19.9]],
  ['begins later if its beginning is no longer buffered', 2, 12, [9, 12]],
  ['is empty if none of it is buffered any more', 1, 4, null],
])('a part %s', (_what, from, to, span) => {
  expect(spanOf(filled(20, 10).between(from, to))).toEqual(span);
});

test('an hour takes no more memory than the buffered time', () => {
  const all = filled(3600, 10).between(-Infinity, Infinity);
  expect(all.length).toBeLessThanOrEqual(10 * 12);
});
