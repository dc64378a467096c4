import { meanColour } from '../frames/mean-colour.ts';
import type { PicturePoint } from '../eyes.ts';
import type { Picture } from '../frames/picture.ts';
import { detectThresholds as limits } from '../thresholds/detect.ts';
import type { Blob } from './blobs.ts';
import { findBlobs } from './blobs.ts';
import type { Difference } from './difference.ts';

/** Something that moves and may be a ball. px of the working picture, in first-frame coordinates. */
export interface Candidate extends PicturePoint {
  readonly diameter: number;
  /** Mean colour, 128 is neutral; null for grey video. */
  readonly colour: { readonly u: number; readonly v: number } | null;
}

/** A candidate with the moment of its picture, video seconds. */
export interface Sighting extends Candidate {
  readonly seconds: number;
}

export interface Detections {
  readonly seconds: number;
  readonly candidates: readonly Candidate[];
}

/** Share of the ellipse with its moments that a blob fills: 1 for a full round or oval one. */
function fillOf(blob: Blob): number {
  return blob.area / ((Math.PI / 4) * blob.major * blob.minor);
}

/** 0 to 1: full and as wide as it is high. */
function roundnessOf(blob: Blob): number {
  return Math.min(1, fillOf(blob)) * (blob.minor / blob.major);
}

function isBallLike(blob: Blob, maxDiameter: number): boolean {
  return (
    blob.minor >= limits.minDiameter &&
    blob.minor <= maxDiameter &&
    blob.major <= limits.maxElongation * blob.minor &&
    fillOf(blob) >= limits.minFill
  );
}

/** Mean colour of the middle of a blob. */
const colourAt = (picture: Picture, { x, y, minor }: Blob): Candidate['colour'] =>
  meanColour(picture, x, y, Math.max(0, Math.floor(minor / 6)));

/** Ball candidates of one frame. */
export function detect(seconds: number, picture: Picture, difference: Difference): Detections {
  const maxDiameter = limits.maxDiameterShare * Math.max(picture.width, picture.height);
  const blobs = findBlobs(difference, (limits.minDiameter * limits.minDiameter * 3) / 4);
  const balls = blobs
    .filter((blob) => isBallLike(blob, maxDiameter))
    .sort((a, b) => roundnessOf(b) - roundnessOf(a))
    .slice(0, limits.maxCandidates);
  return {
    seconds,
    candidates: balls.map((blob) => ({
      x: blob.x,
      y: blob.y,
      diameter: blob.minor,
      colour: colourAt(picture, blob),
    })),
  };
}
