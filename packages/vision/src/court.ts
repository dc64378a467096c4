/** The floor in a picture: pure and small, so that a page can import it without the rest of vision. */
export type { CourtMark, ImagePoint } from './analysis.ts';
export type { MeasuredSpot } from './locate/court-error.ts';
export { measureSpot } from './locate/court-error.ts';
export type { FloorNeeds } from './locate/enough-marks.ts';
export { floorNeeds } from './locate/enough-marks.ts';
export type { FittedMark, FloorFit } from './locate/fit-homography.ts';
export { fitHomography } from './locate/fit-homography.ts';
export type { Homography } from './locate/homography.ts';
export { toCourt, toImage } from './locate/homography.ts';
export type { ImageLine } from './locate/overlay.ts';
export { overlayLines } from './locate/overlay.ts';
export type { GreyPicture } from './locate/ridges.ts';
export type { SnappedPoint } from './locate/snap-to-line.ts';
export { snapToLine } from './locate/snap-to-line.ts';
