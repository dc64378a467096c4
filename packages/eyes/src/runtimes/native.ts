import type { Network } from './network.ts';
import { sessionNetwork } from './session-network.ts';

/**
 * The network on the processor, by ONNX Runtime's own program: the fast way, on servers and for the command line.
 * One thread: analyses run side by side. Rejects where the package has no program for this machine.
 * @param weights the bytes of an ONNX file
 */
export async function nativeNetwork(weights: Uint8Array): Promise<Network> {
  // Read when it is needed: on a machine without such a program this line fails, and nothing else.
  const runtime = await import('onnxruntime-node');
  const session = await runtime.InferenceSession.create(weights, {
    executionProviders: ['cpu'],
    executionMode: 'sequential',
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Memory planned ahead is 20 MB more, and no quicker.
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  return sessionNetwork(runtime, session);
}
