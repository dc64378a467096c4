import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Eyes } from '@hooplog/vision';
import { EyesUnavailable } from '../eyes-unavailable.ts';
import { nativeNetwork } from '../runtimes/native.ts';
import { EYES_SETTINGS, type HoopNetwork, networkEyes } from '../network-eyes.ts';
import { LINE_MAPS, networkLines } from '../network-lines.ts';
import type { Network } from '../runtimes/network.ts';
import { openNetwork, type RuntimeOption } from '../runtimes/open-network.ts';
import { webNetwork } from '../runtimes/web.ts';
import { hasWeights, readWeights } from './weights.ts';

/** Eyes with the runtime that they use. */
export interface OpenEyes extends Eyes {
  readonly runtime: RuntimeOption['name'];
  /** Frees the network. */
  close(): Promise<void>;
}

const SHIPPED = new URL('../../weights/', import.meta.url);

let opened: Promise<OpenEyes> | null = null;

/**
 * The eyes of this process, opened on the first call, which takes some 70 ms and 110 MB. Never close them.
 * `HOOPLOG_EYES` set to `web` or `native` allows this runtime only; `HOOPLOG_EYES_WEIGHTS` names a folder with
 * other weights, to measure those.
 * @throws EyesUnavailable if the weights or all runtimes are missing; the next call tries again
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
 * Eyes with other weights, such as a network in training.
 * @param folder address of the folder with `eyes.onnx` and `eyes.json`; ends with a slash. Without a
 * `hoops.onnx` in it, `eyes.onnx` answers all questions
 * @param only the one runtime that may be used: `native` or `web`
 */
export async function openEyesOf(folder: URL, only: string | undefined): Promise<OpenEyes> {
  const { weights, odds } = readWeights(folder, 'eyes');
  const { runtime, network } = await openNetwork(allowed(runtimesFor(weights), only));
  const hoops = await openHoops(folder, runtime);
  let lines: Network | null = null;
  const openLines = async () => {
    const { weights: own } = readWeights(SHIPPED, 'lines');
    const opened = await openNetwork(allowed(runtimesFor(own), runtime), LINE_MAPS.length);
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

/** The network for hoops; null in a folder without one, as for eyes that are only measured. */
async function openHoops(folder: URL, runtime: RuntimeOption['name']): Promise<HoopNetwork | null> {
  if (!hasWeights(folder, 'hoops')) return null;
  const { weights, odds } = readWeights(folder, 'hoops');
  const { network } = await openNetwork(allowed(runtimesFor(weights), runtime));
  return { network, odds };
}

const runtimesFor = (weights: Uint8Array): RuntimeOption[] => [
  { name: 'native', open: () => nativeNetwork(weights) },
  { name: 'web', open: () => webNetwork(weights, null) },
];

function allowed(runtimes: RuntimeOption[], only: string | undefined): RuntimeOption[] {
  if (only === undefined || only === '') return runtimes;
  const named = runtimes.filter(({ name }) => name === only);
  if (named.length > 0) return named;
  throw new EyesUnavailable(`HOOPLOG_EYES is “${only}”; set it to native or web, or not at all.`);
}
