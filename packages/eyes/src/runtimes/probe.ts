import { CHANNELS, STRIDE } from '../output/boxes.ts';
import type { Network } from './network.ts';

const SIDE = 32;

/**
 * Runs the network once on a small grey picture, for at least `minMaps` maps. Throws if the runtime or the
 * network is not as expected.
 */
export async function probe(network: Network, minMaps = CHANNELS): Promise<void> {
  const input = new Float32Array(3 * SIDE * SIDE).fill(0.5);
  const { data, channels, height, width } = await network.run(input, SIDE, SIDE);
  const cells = SIDE / STRIDE;
  if (channels < minMaps || height !== cells || width !== cells) {
    throw new Error(
      `It answers ${channels} maps of ${height} by ${width}, where at least ${minMaps} of ${cells} by ${cells} are read.`,
    );
  }
  if (!data.every(Number.isFinite)) throw new Error('It answers what is no number.');
}
