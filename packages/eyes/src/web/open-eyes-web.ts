import type { Eyes } from '@hooplog/vision';
import { networkEyes } from '../network-eyes.ts';
import { LINE_MAPS, networkLines } from '../network-lines.ts';
import { openNetwork } from '../runtimes/open-network.ts';
import { webNetwork } from '../runtimes/web.ts';

/**
 * Eyes in a browser. Open them in a worker: a look takes 20 to 60 ms.
 * @param weights the bytes of `weights/eyes.onnx`, and how those of `weights/lines.onnx` are fetched when court
 *   lines are first asked for
 * @param wasm address of `ort-wasm-simd-threaded.wasm` (14 MB, 3.7 MB compressed); null: where the bundler put it
 * @throws EyesUnavailable when the browser cannot run them
 */
export async function openEyesInBrowser(
  weights: { readonly eyes: Uint8Array; readonly lines: () => Promise<Uint8Array> },
  wasm: string | null,
): Promise<Eyes> {
  const open = () => webNetwork(weights.eyes, wasm);
  const { network } = await openNetwork([{ name: 'web', open }]);
  const openLines = async () => {
    const own = await weights.lines();
    const way = { name: 'web', open: () => webNetwork(own, wasm) } as const;
    return (await openNetwork([way], LINE_MAPS.length)).network;
  };
  return { ...networkEyes(network), ...networkLines(openLines) };
}
