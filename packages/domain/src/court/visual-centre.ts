import type { CourtPoint, Feet } from '../units.ts';
import { distanceToOutline, isInsidePolygon } from './polygons.ts';

/**
 * Spacing of the tried spots. They are symmetric about the middle, so that even in the narrowest zone (2.25 ft)
 * the middle is tried.
 */
const STEP: Feet = 0.5;
/** A crescent is equally wide all along its middle: any spot this close to the best is as good. */
const AS_GOOD_AS_BEST = 0.97;

interface Room {
  readonly point: CourtPoint;
  /** Radius of the largest circle around the point that stays inside. */
  readonly radius: Feet;
}

/** The spot with the most room around it; among equally good ones, the one nearest to the polygon's middle. */
export function visualCentre(polygon: readonly CourtPoint[]): CourtPoint {
  const rooms = roomsOf(polygon);
  const widest = Math.max(...rooms.map(({ radius }) => radius));
  const good = rooms.filter(({ radius }) => radius >= widest * AS_GOOD_AS_BEST);
  const middle = meanOf(rooms.map(({ point }) => point));
  const distance = ({ point }: Room) => Math.hypot(point.x - middle.x, point.y - middle.y);
  return good.reduce((best, room) => (distance(room) < distance(best) ? room : best)).point;
}

function roomsOf(polygon: readonly CourtPoint[]): readonly Room[] {
  const xs = spread(polygon.map(({ x }) => x));
  const ys = spread(polygon.map(({ y }) => y));
  return xs
    .flatMap((x) => ys.map((y) => ({ x, y })))
    .filter((point) => isInsidePolygon(point, polygon))
    .map((point) => ({ point, radius: distanceToOutline(point, polygon) }));
}

/** Evenly spaced values between the extremes, symmetric about their middle, so that mirrored zones agree. */
function spread(values: readonly Feet[]): readonly Feet[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const half = Math.floor((high - low) / 2 / STEP);
  const middle = (low + high) / 2;
  return Array.from({ length: 2 * half + 1 }, (_, index) => middle + (index - half) * STEP);
}

function meanOf(points: readonly CourtPoint[]): CourtPoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
