import { expect, it, vi } from 'vitest';
import { networkLines } from './network-lines.ts';
import type { Network } from './runtimes/network.ts';
import { drawHoop } from './testing/draw.ts';

/** A network that is sure of one cell of one kind, and of nothing else. */
function sureOf(kind: number, column: number, row: number): Network {
  return {
    run(_, inputHeight, inputWidth) {
      const [height, width] = [inputHeight / 4, inputWidth / 4];
      const data = new Float32Array(4 * height * width).fill(-9);
      data[(kind * height + row) * width + column] = 0;
      return Promise.resolve({ data, channels: 4, height, width });
    },
    close: () => Promise.resolve(),
  };
}

it.each([
  ['as large as the network looks at', 640, 360, 4],
  ['twice as large', 1280, 720, 8],
  ['upright', 360, 640, 4],
])('reports where lines lie in a picture %s', async (_, width, height, cell) => {
  const { lines } = networkLines(() => Promise.resolve(sureOf(2, 30, 70)));
  const seen = await lines(drawHoop(width, height));
  expect(seen.cell).toBeCloseTo(cell, 6);
  expect([seen.columns * cell, seen.rows * cell]).toEqual([width, height]);
  expect(seen.odds.three[70 * seen.columns + 30]).toBeCloseTo(0.5, 6);
  expect(seen.odds.lane[70 * seen.columns + 30]).toBeLessThan(0.001);
  expect(seen.odds.three.reduce((sum, odds) => sum + odds)).toBeLessThan(0.51 + 0.001 * 14400);
});

it('opens its network at the first question, and only once', async () => {
  const open = vi.fn(() => Promise.resolve(sureOf(0, 0, 0)));
  const { lines } = networkLines(open);
  expect(open).not.toHaveBeenCalled();
  await Promise.all([lines(drawHoop(640, 360)), lines(drawHoop(640, 360))]);
  await lines(drawHoop(320, 180));
  expect(open.mock.calls.length).toBe(1);
});

it('reports a look that fails, and looks again at the next question', async () => {
  const open = vi
    .fn()
    .mockRejectedValueOnce(new Error('no weights'))
    .mockResolvedValue(sureOf(0, 1, 1));
  const { lines } = networkLines(open);
  await expect(lines(drawHoop(640, 360))).rejects.toThrow('no weights');
  expect((await lines(drawHoop(640, 360))).odds.lane[161]).toBeCloseTo(0.5, 6);
});
