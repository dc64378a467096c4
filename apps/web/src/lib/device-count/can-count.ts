/** Whether this browser has the APIs for a count on the device; over plain http none has. */
export const canCountOnDevice = (): boolean =>
  'VideoDecoder' in globalThis && 'OffscreenCanvas' in globalThis && 'WebAssembly' in globalThis;
