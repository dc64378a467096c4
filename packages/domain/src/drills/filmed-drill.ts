import type { ZoneId } from '../court/zones.ts';
import type { CourtPoint, Feet } from '../units.ts';
import type { Drill } from './drill.ts';
import { type DrillPlay, playDrill } from './play-drill.ts';

/** What is known about a shot of a film. */
export interface FilmedShot {
  readonly outcome: 'made' | 'missed';
  /** Null where it is not known. */
  readonly zone: ZoneId | null;
  readonly court: CourtPoint | null;
  /** Video seconds; null where the moment is not known. */
  readonly rimSeconds: number | null;
}

/**
 * A spot of the film this close to one of the drill may be that one: players stand beside it, and the camera
 * errs by up to 11 ft along its own line of sight (rendered drill, from the corner). A put-back is further from
 * a free throw.
 */
const NEAR: Feet = 12;

/** Whether a shot was clearly taken away from the drill's spots, such as a put-back under the rim during threes. */
export function isElsewhere(
  { spots }: Drill,
  { zone, court }: Pick<FilmedShot, 'zone' | 'court'>,
): boolean {
  if (zone === null || spots.some((spot) => spot.zone === zone)) return false;
  return !spots.some(
    ({ at }) => court !== null && Math.hypot(at.x - court.x, at.y - court.y) <= NEAR,
  );
}

/**
 * Plays a drill by the shots of a film. The spot that a shot came from does not matter: otherwise one shot that
 * the camera missed would shift every shot after it. Shots from clearly elsewhere and shots after its end are
 * not part of the drill. Null if a shot has no moment, so that the order is unknown.
 */
export function playFilmedDrill(drill: Drill, shots: readonly FilmedShot[]): DrillPlay | null {
  const own = shots.filter((shot) => !isElsewhere(drill, shot));
  if (own.some(({ rimSeconds }) => rimSeconds === null)) return null;
  const inOrder = own.toSorted((a, b) => Number(a.rimSeconds) - Number(b.rimSeconds));
  return playDrill(drill, inOrder.map(({ outcome }) => (outcome === 'made' ? 'o' : 'x')).join(''));
}
