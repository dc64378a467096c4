import type { Network } from '../runtimes/network.ts';

/** A small look, network px: one whole look for hoops by the larger network takes some sixteen times as long. */
const WIDTH = 384;
const HEIGHT = 224;
/**
 * ms. Above this, a look for hoops by the larger network takes a quarter of a second, as long as the time
 * between the first two looks. A server's core takes 37 ms for the small look, so today hardly any browser gets
 * the larger network.
 */
export const MAX_LOOK_MS = 15;

/** Whether this machine is fast enough for the larger network, measured by the second run of the smaller one. */
export async function isFast(network: Network, now: () => number = Date.now): Promise<boolean> {
  const input = new Float32Array(3 * WIDTH * HEIGHT).fill(0.5);
  await network.run(input, HEIGHT, WIDTH);
  const start = now();
  await network.run(input, HEIGHT, WIDTH);
  return now() - start <= MAX_LOOK_MS;
}
