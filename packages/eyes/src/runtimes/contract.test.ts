import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { Letterbox } from '../input/letterbox.ts';
import { networkEyes } from '../network-eyes.ts';
import { drawHoop } from '../testing/draw.ts';
import { nativeNetwork } from './native.ts';
import type { Network } from './network.ts';
import { probe } from './probe.ts';
import { webNetwork } from './web.ts';

const weightsOf = (name: string) =>
  readFileSync(new URL(`../../weights/${name}.onnx`, import.meta.url));
const inBoth = async (name: string) => ({
  native: await nativeNetwork(weightsOf(name)),
  web: await webNetwork(weightsOf(name), null),
});
const shipped = { eyes: await inBoth('eyes'), hoops: await inBoth('hoops') };
const opened = Object.entries(shipped).flatMap(([name, { native, web }]) => [
  { name: `${name}, native`, network: native },
  { name: `${name}, web`, network: web },
]);
afterAll(() => Promise.all(opened.map(({ network }) => network.close())));

const pictures = [drawHoop(640, 360), drawHoop(360, 640), drawHoop(1280, 720)];

const look = (network: Network, size: number) => {
  const picture = drawHoop(size, size / 2);
  const { input, inputHeight, inputWidth } = new Letterbox(picture, size).fill(picture);
  return network.run(input, inputHeight, inputWidth);
};

describe.each(opened)('$name fulfils the contract of a network:', ({ network }) => {
  it('gives maps of a quarter of the input, at any multiple of 32', async () => {
    for (const size of [128, 192, 64]) {
      const { data, channels, height, width } = await look(network, size);
      expect([width, height]).toEqual([size / 4, size / 8]);
      expect(data).toHaveLength(channels * height * width);
    }
  });

  it('gives numbers that decode to boxes', async () => {
    await expect(probe(network)).resolves.toBeUndefined();
  });

  it('gives the same answer to the same input, and does not overwrite it later', async () => {
    const first = await look(network, 128);
    const before = first.data.slice();
    await look(network, 192);
    const second = await look(network, 128);
    expect(second.data).toEqual(before);
    expect(first.data).toEqual(before);
  });
});

describe.each(Object.entries(shipped))('%s: native and web agree', (_, networks) => {
  it.each(pictures)('on the maps of a picture ($width by $height)', async (picture) => {
    const { input, inputHeight, inputWidth } = new Letterbox(picture, 384).fill(picture);
    const native = await networks.native.run(input, inputHeight, inputWidth);
    const web = await networks.web.run(input, inputHeight, inputWidth);
    const apart = native.data.map((value, at) => Math.abs(value - (web.data[at] ?? Infinity)));
    expect(apart.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(1e-3);
  });

  it.each(pictures)('on the hoops of a picture ($width by $height)', async (picture) => {
    const native = await networkEyes(networks.native).hoops(picture);
    const web = await networkEyes(networks.web).hoops(picture);
    expect(web).toHaveLength(native.length);
    for (const [at, { rim, odds }] of native.entries()) {
      expect(web[at]?.rim.cx).toBeCloseTo(rim.cx, 1);
      expect(web[at]?.rim.rx).toBeCloseTo(rim.rx, 1);
      expect(web[at]?.odds).toBeCloseTo(odds, 2);
    }
  });
});
