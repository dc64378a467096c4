export { openFrames } from './frames/open-frames.ts';
export type { OpenFramesOptions, VideoFrames } from './frames/open-frames.ts';
export { MediaError } from './media-error.ts';
export type { MediaErrorCode } from './media-error.ts';
export { makePortrait, PORTRAIT_TYPES } from './portrait/make-portrait.ts';
export type { PortraitType } from './portrait/make-portrait.ts';
export { wasEndedFromOutside } from './programs/child.ts';
export { probe } from './probe/probe.ts';
export type { MediaFacts } from './probe/probe.ts';
export { makePoster } from './rendition/make-poster.ts';
export { makeReel } from './rendition/make-reel.ts';
export { makeRendition } from './rendition/make-rendition.ts';
export type { RenditionOptions } from './rendition/make-rendition.ts';
export {
  encodeAgain,
  encodeAsPhone,
  type EncodedAgain,
  repeatVideo,
  writeForCamera,
} from './write/encode-as-phone.ts';
export type { PhoneCodec } from './write/encode-as-phone.ts';
export { writePictures } from './write/write-pictures.ts';
export { writeVideo } from './write/write-video.ts';
export type { WriteVideoOptions } from './write/write-video.ts';
