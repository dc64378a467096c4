/** Whether this browser has what a count on the device takes; on pages over plain http no browser has. */
export const canCountOnDevice = (): boolean =>
  'VideoDecoder' in globalThis && 'OffscreenCanvas' in globalThis && 'WebAssembly' in globalThis;
