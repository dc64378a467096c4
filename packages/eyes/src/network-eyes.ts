import type { Eyes, Picture } from '@hooplog/vision';
import { CLOSE_HALF_WIDTHS, closeUp, nearest } from './close-up.ts';
import { ballOf, hoopOf, type LowestOdds, personOf } from './output/decode.ts';
import { AS_SEEN, calibrated, type HoopOdds } from './output/hoop-odds.ts';
import { Looks } from './looks.ts';
import type { Network } from './runtimes/network.ts';
import { merge } from './output/same-place.ts';

/** The scales at which the eyes look, and the lowest odds reported. Sides are the longer one, network px. */
export interface EyesSettings {
  /** A single scale misses rings that are too small or too large for it. */
  readonly hoopSides: readonly number[];
  readonly peopleSide: number;
  readonly lowestOdds: LowestOdds;
}

export const EYES_SETTINGS: EyesSettings = {
  hoopSides: [640, 384, 224],
  peopleSide: 384,
  lowestOdds: { hoop: 0.1, ball: 0.1, person: 0.1 },
};

/** A network that sees hoops, and the calibration of its odds. */
export interface HoopNetwork {
  readonly network: Network;
  readonly odds: HoopOdds;
}

/** A close look with higher odds of a ring measures it better: its weight is this power of its odds. */
const CLOSE_TRUST = 3;

/** Enlarging a picture by more shows nothing new, and costs as much as a large one. */
const MAX_ENLARGED = 1.25;

/** The wanted sides that are useful for a picture; the smallest one for a picture smaller than all. */
function sidesFor({ width, height }: Picture, sides: readonly number[]): readonly number[] {
  const own = Math.max(width, height);
  const useful = sides.filter((side) => side <= MAX_ENLARGED * own);
  return useful.length > 0 ? useful : [Math.min(...sides)];
}

/**
 * Eyes that see by a network. Looks run one at a time. A look at one picture and scale is shared by all
 * questions about the same picture object until another picture comes: do not overwrite its planes before that.
 * @param forHoops the network for hoops and for the balls of such a look, which are few; with the calibration
 * of its odds
 */
export function networkEyes(
  network: Network,
  settings: EyesSettings = EYES_SETTINGS,
  forHoops: HoopNetwork = { network, odds: AS_SEEN },
): Omit<Eyes, 'lines'> {
  const looks = new Looks(network, settings.lowestOdds);
  const { odds } = forHoops;
  const carefulLooks =
    forHoops.network === network ? looks : new Looks(forHoops.network, settings.lowestOdds);
  return {
    async hoops(picture) {
      const sides = sidesFor(picture, settings.hoopSides);
      const found = await Promise.all(sides.map((side) => carefulLooks.whole(picture, side)));
      return merge(found.map(({ hoop }) => hoop)).map((box) => calibrated(hoopOf(box), odds.whole));
    },
    async people(picture) {
      const { person } = await looks.whole(picture, settings.peopleSide);
      return person.map(personOf);
    },
    async balls(picture) {
      // Balls are small; the largest look for hoops shows them, too.
      const side = Math.max(...sidesFor(picture, settings.hoopSides));
      const { ball } = await carefulLooks.whole(picture, side);
      return ball.map(ballOf);
    },
    async ring(picture, near) {
      const look = (halfWidth: number) => {
        const { part, longSide } = closeUp(picture, near, halfWidth);
        return carefulLooks.part(picture, longSide, part);
      };
      const found = await Promise.all(CLOSE_HALF_WIDTHS.map(look));
      const seen = merge(
        found.map(({ hoop }) => hoop),
        CLOSE_TRUST,
      );
      const ring = nearest(seen.map(hoopOf), near);
      return ring && calibrated(ring, odds.close);
    },
  };
}
