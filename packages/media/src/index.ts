export { openFrames } from './frames/open-frames.ts';
export type { OpenFramesOptions, VideoFrames } from './frames/open-frames.ts';
export { MediaError } from './media-error.ts';
export type { MediaErrorCode } from './media-error.ts';
export { probe } from './probe/probe.ts';
export type { MediaFacts } from './probe/probe.ts';
