import type { Eyes } from '@hooplog/vision';
import { networkEyes } from '../network-eyes.ts';
import { openNetwork } from '../runtimes/open-network.ts';
import { webNetwork } from '../runtimes/web.ts';

/**
 * Eyes in a browser. Open them in a worker: a look takes 20 to 60 ms.
 * @param weights the bytes of `weights/eyes.onnx`
 * @param wasm address of `ort-wasm-simd-threaded.wasm` (14 MB, 3.7 MB compressed); null: where the bundler put it
 * @throws EyesUnavailable when the browser cannot run them
 */
export async function openEyesInBrowser(weights: Uint8Array, wasm: string | null): Promise<Eyes> {
  const open = () => webNetwork(weights, wasm);
  const { network } = await openNetwork([{ name: 'web', open }]);
  return networkEyes(network);
}
