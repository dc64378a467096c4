import type { Network } from './network.ts';
import { sessionNetwork } from './session-network.ts';

/**
 * The network in WebAssembly: in browsers, and in Node without the native library. About six times slower.
 * @param weights the bytes of an ONNX file
 * @param wasm address of `ort-wasm-simd-threaded.wasm`; null: beside the runtime's own script, as in Node
 */
export async function webNetwork(weights: Uint8Array, wasm: string | null): Promise<Network> {
  const runtime = await import('onnxruntime-web/wasm');
  // More threads need a cross-origin isolated page.
  runtime.env.wasm.numThreads = 1;
  if (wasm !== null) runtime.env.wasm.wasmPaths = { wasm };
  const session = await runtime.InferenceSession.create(weights, {
    // 'webgpu' would go here, once it is measured ('onnxruntime-web/webgpu' contains it).
    executionProviders: ['wasm'],
    executionMode: 'sequential',
    logSeverityLevel: 3,
  });
  return sessionNetwork(runtime, session);
}
