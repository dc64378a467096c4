import type { Equipment } from '@hooplog/domain';
import type { CourtMark, ImagePoint, RimEllipse } from '../analysis.ts';
import { RIM_RADIUS } from '../physics.ts';
import { cameraThresholds as limits, locateThresholds } from '../thresholds/locate.ts';
import type { Camera, CameraNumbers, Place } from './camera.ts';
import { makeCamera } from './camera.ts';
import { fitHomography } from './fit-homography.ts';
import type { Homography } from './homography.ts';
import type { Minimum } from '../math/minimise.ts';
import { huber, minimise } from '../math/minimise.ts';

/** The known geometry of a view; displayed px. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly rim: RimEllipse;
  readonly marks: readonly CourtMark[];
  /** px, one sigma. */
  readonly markSigma: number;
  readonly equipment: Equipment;
}

/** The ring's middle, feet. */
export const rimOf = ({ rimHeight }: Equipment): Place => ({ x: 0, y: 0, z: rimHeight });

export const middleOf = ({ width, height }: View): ImagePoint => ({ x: width / 2, y: height / 2 });
export const longSideOf = ({ width, height }: View): number => Math.max(width, height);

/** ry ÷ rx of the ring as a camera sees it. */
export const tiltSeenBy = ([x, y, z]: CameraNumbers, { rimHeight }: Equipment): number =>
  Math.abs(z - rimHeight) / Math.hypot(x, y, z - rimHeight);

/** Half width of the ring at a depth (feet), displayed px. */
const ringRadiusAt = ({ focal }: Camera, depth: number): number => (focal * RIM_RADIUS) / depth;

/** Residuals of the ring's position and width. In sigmas; null where it is not seen. */
export function ringPlaceResiduals(view: View, camera: Camera): number[] | null {
  const { cx, cy, rx } = view.rim;
  const seen = camera.project(rimOf(view.equipment));
  if (!seen) return null;
  const sigma = locateThresholds.markShake * longSideOf(view);
  return [
    (seen.x - cx) / sigma,
    (seen.y - cy) / sigma,
    Math.log(ringRadiusAt(camera, seen.depth) / rx) / limits.rimShapeSigma,
  ];
}

/** Residuals of the ring: its position, width, and how far it is seen from below. In sigmas. */
function rimResiduals(view: View, camera: Camera, numbers: CameraNumbers): number[] | null {
  const place = ringPlaceResiduals(view, camera);
  if (!place) return null;
  const { rx, ry } = view.rim;
  const rows = [...place, (tiltSeenBy(numbers, view.equipment) - ry / rx) / limits.rimShapeSigma];
  // Marks that define a floor on their own outvote a ring that was found at the wrong place.
  return view.marks.length < locateThresholds.floorMarks ? rows : rows.map(huber);
}

function markResiduals(view: View, camera: Camera): number[] | null {
  const rows: number[] = [];
  for (const { image, court } of view.marks) {
    const seen = camera.project({ x: court[0], y: court[1], z: 0 });
    if (!seen) return null;
    rows.push((seen.x - image[0]) / view.markSigma, (seen.y - image[1]) / view.markSigma);
  }
  return rows;
}

/** Residuals of the prior on a phone's camera. In sigmas. */
export function phonePriorResiduals(
  view: View,
  [, , z, , , roll, logFocal]: CameraNumbers,
): number[] {
  const usual = Math.log(limits.usualFocal * longSideOf(view));
  return [
    (logFocal - usual) / limits.focalSigma,
    roll / limits.rollSigma,
    (z - limits.usualHeight) / limits.heightSigma,
  ];
}

/** Residuals of ring and marks, and of the prior on a phone's camera. In sigmas. */
export function cameraResiduals(view: View, numbers: CameraNumbers): number[] | null {
  const camera = makeCamera(numbers, middleOf(view));
  const rim = rimResiduals(view, camera, numbers);
  const marks = markResiduals(view, camera);
  if (!rim || !marks) return null;
  const [x] = numbers;
  const usually = phonePriorResiduals(view, numbers);
  // Without marks its azimuth around the basket is unknown: this residual puts it at half court.
  if (view.marks.length === 0) usually.push(x);
  return [...marks, ...rim, ...usually];
}

function startWithoutMarks(view: View): CameraNumbers {
  const focal = limits.usualFocal * longSideOf(view);
  const { cx, cy, rx } = view.rim;
  const middle = middleOf(view);
  const distance = (focal * RIM_RADIUS) / rx;
  const rise = Math.asin(Math.min(0.9, (view.equipment.rimHeight - limits.usualHeight) / distance));
  const pitch = rise - Math.atan((middle.y - cy) / focal);
  const yaw = Math.PI + Math.atan((cx - middle.x) / focal);
  return [0, distance * Math.cos(rise), limits.usualHeight, yaw, pitch, 0, Math.log(focal)];
}

type Triple = readonly [number, number, number];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scaled = (a: Triple, by: number): Triple => [a[0] * by, a[1] * by, a[2] * by];
const lengthOf = (a: Triple): number => Math.hypot(...a);

/** Position and direction of a camera of a given focal length that sees the floor like that. */
function poseOf({ courtToImage: m }: Homography, focal: number, middle: ImagePoint): CameraNumbers {
  const column = (at: number): Triple => [
    (m[at]! - middle.x * m[at + 6]!) / focal,
    (m[at + 3]! - middle.y * m[at + 6]!) / focal,
    m[at + 6]!,
  ];
  const scale = 2 / (lengthOf(column(0)) + lengthOf(column(1)));
  const first = scaled(column(0), scale);
  const second = scaled(column(1), scale);
  const shift = scaled(column(2), scale);
  // The court's axes are left-handed: x to the right, y toward the viewer's side, z up.
  const third = scaled(cross(first, second), -1);
  const at = (axis: Triple): number =>
    -(axis[0] * shift[0] + axis[1] * shift[1] + axis[2] * shift[2]);
  const [fx, fy, fz] = [first[2], second[2], third[2]];
  const yaw = Math.atan2(fx, fy);
  const pitch = Math.atan2(fz, Math.hypot(fx, fy));
  return [at(first), at(second), at(third), yaw, pitch, 0, Math.log(focal)];
}

/**
 * Start of the search for the camera: with the usual focal length, at the pose that sees the floor, if there is
 * one.
 */
export function startOf(view: View): CameraNumbers {
  const floor = view.marks.length > 0 ? fitHomography(view.marks) : null;
  if (!floor) return startWithoutMarks(view);
  return poseOf(floor, limits.usualFocal * longSideOf(view), middleOf(view));
}

function ringSeenBy(numbers: CameraNumbers, view: View): RimEllipse | null {
  const camera = makeCamera(numbers, middleOf(view));
  const seen = camera.project(rimOf(view.equipment));
  if (!seen) return null;
  const rx = ringRadiusAt(camera, seen.depth);
  return { cx: seen.x, cy: seen.y, rx, ry: rx * tiltSeenBy(numbers, view.equipment) };
}

/** A view with the camera that explains it. */
export interface SeenView extends View {
  readonly numbers: CameraNumbers;
  /** The ring as the camera sees it: closer to the truth than a ring that contradicts the marks. */
  readonly ring: RimEllipse;
  /** The quality of the fit. */
  readonly fit: Minimum;
}

/** The camera that sees ring and marks where they are; null when none can. */
export function fitCamera(view: View): SeenView | null {
  const fit = minimise((p) => cameraResiduals(view, p as unknown as CameraNumbers), startOf(view));
  if (!fit) return null;
  const numbers = fit.parameters as unknown as CameraNumbers;
  const ring = ringSeenBy(numbers, view);
  return ring && { ...view, numbers, ring, fit };
}
