import { expect, it } from 'vitest';
import { CLOSE_HALF_WIDTHS } from './close-up.ts';
import { EYES_SETTINGS, networkEyes } from './network-eyes.ts';
import { AS_SEEN } from './output/hoop-odds.ts';
import type { Network } from './runtimes/network.ts';
import { drawHoop } from './testing/draw.ts';
import { type FakeObject, fakeMaps } from './testing/fake-heat-maps.ts';

/** A network that sees the same part of every input, and records the sizes it looked at. */
function fakeNetwork(see: (width: number, height: number) => readonly FakeObject[]) {
  const sizes: string[] = [];
  let running = 0;
  const network: Network = {
    async run(_, height, width) {
      expect(++running, 'looks wait for each other').toBe(1);
      await Promise.resolve();
      running--;
      sizes.push(`${width}x${height}`);
      return fakeMaps(see(width, height), width, height);
    },
    close: () => Promise.resolve(),
  };
  return { network, sizes };
}

const hoop = (cx: number, cy: number, width: number, odds: number): FakeObject => ({
  kind: 'hoop',
  cx,
  cy,
  width,
  height: width / 4,
  odds,
});

const picture = drawHoop(640, 360);
const twoSides = { ...EYES_SETTINGS, hoopSides: [640, 384] };

it('looks for hoops at several scales and reports each hoop once', async () => {
  const { network, sizes } = fakeNetwork((width) =>
    width === 640 ? [hoop(384, 126, 50, 0.9)] : [hoop(230.4, 75.6, 30, 0.5), hoop(40, 40, 30, 0.4)],
  );
  const [best, other, ...others] = await networkEyes(network, twoSides).hoops(picture);
  expect(sizes).toEqual(['640x384', '384x224']);
  expect(best?.rim.cx).toBeCloseTo(384, 3);
  expect(best?.odds).toBeCloseTo(Math.sqrt((0.9 ** 2 + 0.5 ** 2) / 2));
  expect(other?.odds).toBeCloseTo(Math.sqrt(0.4 ** 2 / 2));
  expect(others).toEqual([]);
});

it('shares a look between the questions about one picture, and only about this one', async () => {
  const { network, sizes } = fakeNetwork(() => []);
  const eyes = networkEyes(network, twoSides);
  await Promise.all([eyes.hoops(picture), eyes.people(picture), eyes.balls(picture)]);
  expect(sizes).toHaveLength(2);
  await eyes.balls({ ...picture });
  expect(sizes).toHaveLength(3);
  await eyes.balls(picture);
  expect(sizes, 'the first picture is forgotten').toHaveLength(4);
});

/** Sees rings (picture px from the middle of a close look, half width, odds) at each scale of a close look at 8 px. */
function ringsClosely(...rings: readonly (readonly [dx: number, rx: number, odds: number][])[]) {
  let look = 0;
  return fakeNetwork((width) => {
    const scale = (CLOSE_HALF_WIDTHS[look] ?? NaN) / 8;
    const seen = rings[look++] ?? [];
    return seen.map(([dx, rx, odds]) =>
      hoop(width / 2 + dx * scale, width / 2, 2 * rx * scale, odds),
    );
  });
}

it('looks closely at a ring at three scales: half widths of 16, 23 and 32 px in crops of 256', async () => {
  const { network, sizes } = ringsClosely([[4, 9, 0.3], [46, 8, 0.9]], [[4, 7.5, 0.6]], [[4, 7.5, 0.6]]); // prettier-ignore
  const near = { cx: 384, cy: 180, rx: 8, ry: 3 };
  const seen = await networkEyes(network).ring(picture, near);
  expect(sizes).toEqual(['256x256', '256x256', '256x256']);
  expect(seen?.rim.cx).toBeCloseTo(384 + 4, 1);
  // The look with half the odds has an eighth of the weight.
  expect(seen?.rim.rx).toBeCloseTo((7.5 * 16 + 9) / 17, 1);
  expect(seen?.odds).toBeCloseTo(Math.sqrt((0.3 ** 2 + 2 * 0.6 ** 2) / 3));
});

it('looks inside of the picture at a ring near its edge', async () => {
  const { network } = ringsClosely([[-54, 7.5, 0.6]], [], []);
  const seen = await networkEyes(network).ring(picture, { cx: 12, cy: 180, rx: 8, ry: 3 });
  expect(seen?.rim.cx).toBeCloseTo(10, 1);
});

it('asks the larger network for hoops, close looks and the balls of such a look, and the smaller one for people', async () => {
  const quick = fakeNetwork(() => []);
  const careful = fakeNetwork(() => [hoop(128, 128, 30, 0.6)]);
  const eyes = networkEyes(quick.network, twoSides, {
    network: careful.network,
    odds: AS_SEEN,
  });
  await eyes.hoops(picture);
  await eyes.balls(picture);
  await eyes.ring(picture, { cx: 384, cy: 180, rx: 8, ry: 3 });
  expect([quick.sizes, careful.sizes]).toEqual([
    [],
    ['640x384', '384x224', ...CLOSE_HALF_WIDTHS.map(() => '256x256')],
  ]);
  await eyes.people(picture);
  expect(quick.sizes).toEqual(['384x224']);
});

it('corrects the odds; those of a close look have their own calibration', async () => {
  const { network } = fakeNetwork((width) => [hoop(width / 2, width / 2, 32, 0.6)]);
  const odds = { whole: [1, 1], close: [1, -1] } as const;
  const square = drawHoop(256, 256);
  const eyes = networkEyes(network, { ...EYES_SETTINGS, hoopSides: [256] }, { network, odds });
  const [whole] = await eyes.hoops(square);
  const close = await eyes.ring(square, { cx: 128, cy: 128, rx: 16, ry: 6 });
  expect(whole?.odds).toBeCloseTo(0.803, 3);
  expect(close?.odds).toBeCloseTo(0.356, 3);
});

it('finds no ring if the nearest one is another', async () => {
  const { network } = ringsClosely([[46, 8, 0.9]]);
  const near = { cx: 384, cy: 180, rx: 8, ry: 3 };
  expect(await networkEyes(network).ring(picture, near)).toBeNull();
});

it('reports a failure to the caller, and looks again when asked again', async () => {
  const { network } = fakeNetwork((width) => [hoop(0.6 * width, 76, width / 12, 0.9)]);
  let fails = true;
  const eyes = networkEyes({
    ...network,
    run: (...input) => (fails ? Promise.reject(new Error('out of memory')) : network.run(...input)),
  });
  await expect(eyes.hoops(picture)).rejects.toThrow('out of memory');
  fails = false;
  expect(await eyes.hoops(picture)).not.toEqual([]);
});

it('does not enlarge a small picture', async () => {
  const { network, sizes } = fakeNetwork(() => []);
  const eyes = networkEyes(network);
  await eyes.hoops(drawHoop(400, 300));
  expect(sizes).toEqual(['384x288', '224x192']);
  await eyes.hoops(drawHoop(120, 90));
  expect(sizes.slice(2)).toEqual(['224x192']);
});

it('looks at a picture that is a quarter smaller than wanted, and not at a smaller one', async () => {
  const { network, sizes } = fakeNetwork(() => []);
  await networkEyes(network).hoops(drawHoop(512, 288));
  expect(sizes).toContain('640x384');
  sizes.splice(0);
  await networkEyes(network).hoops(drawHoop(508, 288));
  expect(sizes).not.toContain('640x384');
});

it('reallocates for pictures of another size', async () => {
  const { network, sizes } = fakeNetwork(() => [hoop(100, 60, 30, 0.9)]);
  const eyes = networkEyes(network, { ...EYES_SETTINGS, hoopSides: [320] });
  await eyes.hoops(drawHoop(640, 360));
  const [upright] = await eyes.hoops(drawHoop(360, 640));
  expect(sizes).toEqual(['320x192', '192x320']);
  expect(upright?.rim.cx).toBeCloseTo(200);
});
