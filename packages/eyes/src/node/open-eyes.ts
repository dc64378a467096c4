import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Eyes } from '@hooplog/vision';
import { EyesUnavailable } from '../eyes-unavailable.ts';
import { nativeNetwork } from '../runtimes/native.ts';
import { EYES_SETTINGS, type HoopNetwork, networkEyes } from '../network-eyes.ts';
import { LINE_MAPS, networkLines } from '../network-lines.ts';
import type { Network } from '../runtimes/network.ts';
import { openNetwork, type Way } from '../runtimes/open-network.ts';
import { webNetwork } from '../runtimes/web.ts';
import { hasWeights, readWeights } from './weights.ts';

/** Eyes with the runtime that they use. */
export interface OpenEyes extends Eyes {
  readonly runtime: Way['name'];
  /** Frees the network. */
  close(): Promise<void>;
}

const SHIPPED = new URL('../../weights/', import.meta.url);

let opened: Promise<OpenEyes> | null = null;

/**
 * The eyes of this process, opened on the first call: some 70 ms and 110 MB in all. Never close them.
 * `HOOPLOG_EYES` set to `web` or `native` allows this runtime only; `HOOPLOG_EYES_WEIGHTS` names a folder with
 * other weights, to measure those.
 * @throws EyesUnavailable when the weights or all runtimes are missing; the next call tries again
 */
export function openEyes(): Promise<OpenEyes> {
  opened ??= openEyesOf(weightsFolder(), process.env['HOOPLOG_EYES']).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function weightsFolder(): URL {
  const other = process.env['HOOPLOG_EYES_WEIGHTS'];
  return other === undefined || other === '' ? SHIPPED : pathToFileURL(join(other, '/'));
}

/**
 * Eyes by other weights, such as a network that is being trained.
 * @param folder address of the folder with `eyes.onnx` and `eyes.json`; ends with a slash. Without a `hoops.onnx` in
 *   it, `eyes.onnx` answers all questions
 * @param only the one runtime that may be used: `native` or `web`
 */
export async function openEyesOf(folder: URL, only: string | undefined): Promise<OpenEyes> {
  const { weights, odds } = readWeights(folder, 'eyes');
  const { runtime, network } = await openNetwork(allowed(waysFor(weights), only));
  const hoops = await openHoops(folder, runtime);
  let lines: Network | null = null;
  const openLines = async () => {
    const { weights: own } = readWeights(SHIPPED, 'lines');
    const opened = await openNetwork(allowed(waysFor(own), runtime), LINE_MAPS.length);
    return (lines = opened.network);
  };
  return {
    ...networkEyes(network, EYES_SETTINGS, hoops ?? { network, odds }),
    ...networkLines(openLines),
    runtime,
    close: async () => {
      await network.close();
      await hoops?.network.close();
      await lines?.close();
    },
  };
}

/** The network for careful looks; null in a folder without one, as for eyes that are only measured. */
async function openHoops(folder: URL, runtime: Way['name']): Promise<HoopNetwork | null> {
  if (!hasWeights(folder, 'hoops')) return null;
  const { weights, odds } = readWeights(folder, 'hoops');
  const { network } = await openNetwork(allowed(waysFor(weights), runtime));
  return { network, odds };
}

const waysFor = (weights: Uint8Array): Way[] => [
  { name: 'native', open: () => nativeNetwork(weights) },
  { name: 'web', open: () => webNetwork(weights, null) },
];

function allowed(ways: Way[], only: string | undefined): Way[] {
  if (only === undefined || only === '') return ways;
  const named = ways.filter(({ name }) => name === only);
  if (named.length > 0) return named;
  throw new EyesUnavailable(`HOOPLOG_EYES is “${only}”; set it to native or web, or not at all.`);
}
