import type { Network } from './network.ts';
import { sessionNetwork } from './session-network.ts';

/**
 * The network on the processor, by ONNX Runtime's native library: the fast choice, on servers and for the
 * command line. One thread, since analyses run in parallel. Rejects if the package has no library for this
 * machine.
 * @param weights the bytes of an ONNX file
 */
export async function nativeNetwork(weights: Uint8Array): Promise<Network> {
  // Imported lazily: on a machine without the library only this line fails.
  const runtime = await import('onnxruntime-node');
  const session = await runtime.InferenceSession.create(weights, {
    executionProviders: ['cpu'],
    executionMode: 'sequential',
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Memory planned ahead takes 20 MB more, and is no faster.
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  return sessionNetwork(runtime, session);
}
