import type { RimEllipse } from '../analysis.ts';
import type { Eyes } from '../eyes.ts';
import type { Picture } from '../frames/picture.ts';
import type { Motion } from '../stabilise/motion.ts';
import { applyMotion, growthAt } from '../stabilise/motion.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { Flight } from '../track/track.ts';
import type { Arrival } from './ball-arrivals.ts';
import { arrivalOf, closenessOf } from './ball-arrivals.ts';
import type { HoopPlace } from './hoop-place.ts';
import { areSame, PlaceSightings, scoreOf } from './hoop-place.ts';

export interface ScoredPlace {
  readonly place: HoopPlace;
  /** Log odds, up to a constant shared by all places. Higher is likelier. */
  readonly score: number;
}

/**
 * Searches for the hoop: the eyes find places that look like one, in several pictures, and the ends
 * of flights show which of them is shot at.
 */
export class HoopSearch {
  private places: PlaceSightings[] = [];
  private nextId = 0;
  private lookedAt = -Infinity;
  private looks = 0;
  private startedAt: number | null = null;
  /** The ends of the last flights: enough to decide, and memory must not grow with the video. */
  private arrivals: Arrival[] = [];
  private readonly eyes: Eyes;

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  /** Whether it is time for another look: often at the start, rarely later. */
  isDue(seconds: number): boolean {
    const since = seconds - (this.startedAt ?? seconds);
    const gap = Math.max(limits.lookEverySeconds, since * limits.lookLaterShare);
    return seconds - this.lookedAt >= Math.min(gap, limits.maxLookGapSeconds);
  }

  /** Whether the hoop is known well enough to report it to the player. */
  get isSettled(): boolean {
    return (
      this.looks >= limits.settledLooks && this.places.some(({ odds }) => odds >= limits.sureOdds)
    );
  }

  /** Looks at a picture of the first view; pixels that the camera does not show now are 0. */
  async look(picture: Picture, seconds: number): Promise<void> {
    this.startedAt ??= seconds;
    this.lookedAt = seconds;
    this.looks++;
    const seen = await this.eyes.hoops(picture);
    const found = seen.filter(({ odds }) => odds >= limits.minOdds);
    const known = new Set(this.places);
    for (const hoop of found) {
      if (this.places.some(({ rim }) => areSame(rim, hoop.rim))) continue;
      this.places.push(new PlaceSightings(this.nextId++, hoop));
    }
    for (const place of this.places) {
      const own = found.find(({ rim }) => areSame(rim, place.rim)) ?? null;
      // A place found late was overlooked before, or not in view: only looks from now on count.
      if (own || (known.has(place) && shows(picture, place.rim))) place.look(own);
    }
    this.forgetTheUnlikely();
    for (const { place } of this.byScore().slice(0, limits.maxPlaces)) {
      if (place.isMeasured || !shows(picture, place.rim)) continue;
      const ring = await this.eyes.ring(picture, place.rim);
      place.lookClosely(ring && areSame(ring.rim, place.rim) ? ring : null);
    }
  }

  /** The camera stands elsewhere now: keeps the evidence, and looks as often as at the start. */
  carry(motion: Motion): void {
    for (const place of this.places) place.carry(motion);
    this.arrivals = this.arrivals.map(({ points, diameter }) => {
      const [{ x, y } = { x: 0, y: 0 }] = points;
      return {
        points: points.map((point) => applyMotion(motion, point.x, point.y)),
        diameter: diameter * growthAt(motion, x, y),
      };
    });
    this.startedAt = null;
    this.lookedAt = -Infinity;
  }

  learn(flight: Flight): void {
    const arrival = arrivalOf(flight);
    if (!arrival) return;
    this.arrivals = [...this.arrivals.slice(1 - trackThresholds.maxRemembered), arrival];
  }

  /** Number of balls that came down at a ring, each weighted by its closeness. */
  votesFor(rim: RimEllipse): number {
    return this.arrivals.reduce((sum, arrival) => sum + closenessOf(arrival, rim), 0);
  }

  /** The likeliest places, the best first. */
  ranked(): ScoredPlace[] {
    return this.byScore().slice(0, limits.maxPlaces);
  }

  /** Every place that may be the hoop. */
  get known(): readonly HoopPlace[] {
    return this.places;
  }

  private byScore(): { readonly place: PlaceSightings; readonly score: number }[] {
    return this.places
      .map((place) => ({ place, score: scoreOf(place, this.votesFor(place.rim)) }))
      .sort((a, b) => b.score - a.score);
  }

  private forgetTheUnlikely(): void {
    const best: PlaceSightings[] = [];
    for (const { place } of this.byScore()) {
      // Places that were apart at first may turn out to be one as they are measured.
      const isKnown = best.some(({ rim }) => areSame(rim, place.rim));
      if (!isKnown && best.length < limits.maxRemembered) best.push(place);
    }
    this.places = best;
  }
}

/** Whether a picture shows a place: where the camera does not look now, luma is 0. */
function shows({ luma, width, height }: Picture, { cx, cy }: RimEllipse): boolean {
  const x = Math.round(cx);
  const y = Math.round(cy);
  return x >= 0 && y >= 0 && x < width && y < height && luma[y * width + x] !== 0;
}
