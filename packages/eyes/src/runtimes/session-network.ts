import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-web';
import type { Maps, Network } from './network.ts';

/** The part that ONNX Runtime's two packages share. */
export interface Runtime {
  readonly Tensor: new (
    type: 'float32',
    data: Float32Array,
    dims: readonly number[],
  ) => TypedTensor<'float32'>;
}

/** A network over an open session: input `x` [1, 3, H, W], output `y` [1, C, H / 4, W / 4]. */
export function sessionNetwork(runtime: Runtime, session: InferenceSession): Network {
  return {
    async run(input, height, width) {
      const x = new runtime.Tensor('float32', input, [1, 3, height, width]);
      const { y } = await session.run({ x });
      return mapsOf(y);
    },
    close: () => session.release(),
  };
}

function mapsOf(y: Tensor | undefined): Maps {
  const [, channels, height, width] = y?.dims ?? [];
  if (!(y?.data instanceof Float32Array) || width === undefined) {
    throw new Error('The network has no output y of four dimensions in float32.');
  }
  return { data: y.data, channels: channels ?? 0, height: height ?? 0, width };
}
