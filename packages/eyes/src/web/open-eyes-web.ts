import type { Eyes } from '@hooplog/vision';
import eyesCard from '../../weights/eyes.json' with { type: 'json' };
import hoopsCard from '../../weights/hoops.json' with { type: 'json' };
import { EYES_SETTINGS, networkEyes } from '../network-eyes.ts';
import { LINE_MAPS, networkLines } from '../network-lines.ts';
import type { HoopOdds } from '../output/hoop-odds.ts';
import type { Network } from '../runtimes/network.ts';
import { openNetwork } from '../runtimes/open-network.ts';
import { webNetwork } from '../runtimes/web.ts';
import { isFast } from './is-fast.ts';

/**
 * Eyes in a browser. Open them in a worker: a look takes 20 to 60 ms.
 * @param weights the bytes of `weights/eyes.onnx`; functions that fetch `weights/hoops.onnx` (10 MB) if the
 * machine is fast enough for it, and `weights/lines.onnx` when court lines are first asked for
 * @param wasm address of `ort-wasm-simd-threaded.wasm` (14 MB, 3.7 MB compressed); null: where the bundler put
 * it
 * @throws EyesUnavailable if the browser cannot run them
 */
export async function openEyesInBrowser(
  weights: {
    readonly eyes: Uint8Array;
    readonly hoops: () => Promise<Uint8Array>;
    readonly lines: () => Promise<Uint8Array>;
  },
  wasm: string | null,
): Promise<Eyes> {
  const open = async (bytes: Uint8Array, maps?: number): Promise<Network> => {
    const way = { name: 'web', open: () => webNetwork(bytes, wasm) } as const;
    return (await openNetwork([way], maps)).network;
  };
  const network = await open(weights.eyes);
  // Without the larger network the smaller one finds hoops, too.
  const small = { network, odds: eyesCard.odds as unknown as HoopOdds };
  const openHoops = async () => ({
    network: await open(await weights.hoops()),
    odds: hoopsCard.odds as unknown as HoopOdds,
  });
  const forHoops = (await isFast(network)) ? await openHoops().catch(() => small) : small;
  const openLines = async () => open(await weights.lines(), LINE_MAPS.length);
  return { ...networkEyes(network, EYES_SETTINGS, forHoops), ...networkLines(openLines) };
}
