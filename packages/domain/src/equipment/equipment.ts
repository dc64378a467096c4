import { t } from '@hooplog/language';
import { BASKET } from '../court/dimensions.ts';
import { ageInYears } from '../days/age.ts';
import type { LocalDay } from '../days/days.ts';
import type { Feet } from '../units.ts';

/** Balls by the size that is printed on them; the ball of a toy hoop, about a size 3, has none. */
export const BALL_SIZES = [5, 6, 7, 'mini'] as const;
export type BallSize = (typeof BALL_SIZES)[number];

/** Diameter in feet: circumferences of 27.5, 28.5 and about 29.5 inches, and of 22 for a mini ball. */
export const BALL_DIAMETERS: Readonly<Record<BallSize, Feet>> = {
  5: 0.73,
  6: 0.756,
  7: 0.79,
  mini: 0.583,
};

/** Hoop and ball of a shot. A ring is 18 inches wide at every height. */
export interface Equipment {
  /** Height of the ring above the floor. */
  readonly rimHeight: Feet;
  readonly ballSize: BallSize;
}

/** The default. */
export const REGULATION: Equipment = { rimHeight: BASKET.RIM_HEIGHT, ballSize: 7 };

/** Usual heights of hoops for children and adults; 8.53 ft are the 2.60 m of FIBA's mini basketball. */
export const RIM_HEIGHTS: readonly Feet[] = [8, 8.53, 9, 10];

export const isRegulation = (equipment: Equipment): boolean =>
  areSameEquipment(equipment, REGULATION);

export const areSameEquipment = (a: Equipment, b: Equipment): boolean =>
  a.rimHeight === b.rimHeight && a.ballSize === b.ballSize;

/** From toy hoops to heights out of anyone's reach. */
export const RIM_HEIGHT_RANGE = { min: 3, max: 12 } as const;

const FEET_PER_METRE = 3.28084;

export const metresToFeet = (metres: number): Feet => metres * FEET_PER_METRE;

/** `size 5`, or `mini ball`. */
export const formatBallSize = (size: BallSize): string =>
  size === 'mini' ? t('mini ball') : t('size {size}', { size });

/** Ages below which players use the equipment of youth leagues, the youngest first. */
const YOUTH: readonly (Equipment & { readonly below: number })[] = [
  { below: 9, rimHeight: 8, ballSize: 5 },
  { below: 12, rimHeight: 9, ballSize: 6 },
  { below: 15, rimHeight: 10, ballSize: 6 },
];

/**
 * The equipment that a player of that age probably uses, as a suggestion: by the youth guidelines of the NBA
 * and USA Basketball, in which boys of 12 to 14 have a size 7 already. Null for the usual equipment, and
 * without a birthday.
 */
export function suggestedEquipment(birthday: LocalDay | null, today: LocalDay): Equipment | null {
  if (birthday === null) return null;
  const age = ageInYears(birthday, today);
  const young = YOUTH.find(({ below }) => age < below);
  return young ? { rimHeight: young.rimHeight, ballSize: young.ballSize } : null;
}
