import { expect, test } from 'vitest';
import { stageTimes } from './stage-times.ts';

const frame = (functionName: string, url: string) => ({ functionName, url });
const nodes = [
  frame('mark', 'file:///x/packages/vision/src/detect/difference.ts'),
  frame('read', 'file:///x/packages/vision/src/video-pass.ts'),
  frame('fillBuffers', 'file:///x/packages/media/src/frames/fill-buffers.ts'),
  frame('(garbage collector)', ''),
  frame('(idle)', ''),
  frame('emit', 'node:events'),
].map((callFrame, at) => ({ id: at + 1, callFrame }));

test('a profile is summed by stage, the costliest first, without waiting', () => {
  const samples = [1, 1, 2, 3, 4, 5, 6];
  const timeDeltas = [3e6, 2e6, 5e5, 4e6, 1e6, 9e6, 2e6];
  const times = stageTimes({ nodes, samples, timeDeltas });
  expect(Object.entries(times)).toEqual([
    ['detect', 5],
    ['media', 4],
    ['node', 2],
    ['memory', 1],
    ['other', 0.5],
  ]);
});
