import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits, hoopWeights } from '../thresholds/calibrate.ts';
import type { Flight } from '../track/track.ts';
import { closenessOf, endDiameter, isCloseView } from './closeness.ts';
import { searchDarkRings } from './dark-search.ts';
import type { SeenRing } from './hoop-looks.ts';
import { lookAt, lookAtDark, nothingSeen, oddsOf } from './hoop-looks.ts';
import type { RednessMap } from './redness.ts';
import { rednessOf } from './redness.ts';
import type { RingCandidate } from './ring-search.ts';
import { bestApart, searchRings } from './ring-search.ts';

/** Looks for what may be a ring near a flight's end, in red and in dark. */
export class RingsNear {
  private mapOf: { readonly picture: Picture; readonly map: RednessMap | null } | null = null;

  /** `background`: the place without what moves; `radii`: how far off a flight's end still speaks for a ring (rx). */
  near(flight: Flight, background: Picture, radii: number): SeenRing[] {
    if (this.mapOf?.picture !== background) {
      this.mapOf = { picture: background, map: rednessOf(background) };
    }
    const { map } = this.mapOf;
    const end = flight.points.at(-1);
    if (!end) return [];
    const { width, height } = background;
    const close = isCloseView(flight, Math.max(width, height));
    const rimWidth = (close ? limits.rimPerLargeBall : limits.rimPerBall) * endDiameter(flight);
    const beside = close ? width : limits.besideWidths * rimWidth;
    // A ball that fell through is sometimes followed until far below the ring.
    const highest = Math.min(...flight.points.slice(-limits.endPoints).map(({ y }) => y));
    const top = Math.min(highest, end.y - limits.aboveWidths * rimWidth);
    // A close view ends flights anywhere on board and ring: look everywhere.
    const area = {
      left: Math.max(0, end.x - beside),
      right: Math.min(width, end.x + beside),
      top: close ? 0 : Math.max(0, top),
      bottom: Math.min(height, end.y + (close ? height : limits.belowWidths * rimWidth)),
      rimWidth,
    };
    const scoreOf = (ring: RingCandidate): number =>
      ring.contrast * (close ? 1 : closenessOf(flight, ring.rim, radii));
    const most = close ? limits.mostRingsClose : limits.mostRings;
    const red = !map
      ? []
      : bestApart(searchRings(map, area), scoreOf, most).map((ring) =>
          lookAt(map, background, ring, rimWidth / 2),
        );
    // A dark ring that fills the picture is among more dark lines than can be told from it.
    if (close) return red;
    const dark = bestApart(searchDarkRings(background, area), scoreOf, limits.lookedDarkRings);
    const looked = dark.map((ring) => lookAtDark(map, background, ring));
    return [...red, ...likeliestOf(looked, flight, radii)];
  }
}

/** The dark rings that looks and one flight's end say most for. */
function likeliestOf(rings: readonly SeenRing[], flight: Flight, radii: number): SeenRing[] {
  const scoreOf = ({ rim, looks }: SeenRing): number =>
    oddsOf(looks, true) +
    hoopWeights.votes * Math.log(closenessOf(flight, rim, radii) + limits.fewVotes);
  return rings
    .map((ring) => ({ ring, score: scoreOf(ring) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limits.mostDarkRings)
    .map(({ ring }) => ring);
}

/** No ring to be seen (dark iron, gray video): where a long fall ended there may still be one. */
export function bareEnd(flight: Flight): SeenRing[] {
  const end = flight.points.at(-1);
  const top = Math.min(...flight.points.map((point) => point.y));
  if (!end || end.y - top < limits.leastFall * flight.diameter) return [];
  const rx = (limits.rimPerBall * endDiameter(flight)) / 2;
  const rim = { cx: end.x, cy: end.y, rx, ry: rx * limits.usualAspect };
  return [{ rim, contrast: 0, looks: nothingSeen, isDark: false }];
}
