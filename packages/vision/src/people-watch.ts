import type { RimEllipse } from './analysis.ts';
import type { Eyes, PicturePoint, SeenPerson } from './eyes.ts';
import type { Picture } from './frames/picture.ts';
import { PERSON_PER_BALL } from './physics.ts';
import { eyesThresholds } from './thresholds/eyes.ts';
import { peopleThresholds as limits } from './thresholds/people.ts';
import type { Motion } from './stabilise/motion.ts';
import { applyMotion } from './stabilise/motion.ts';
import { settleThresholds } from './thresholds/settle.ts';
import { placeAt } from './track/parabola.ts';
import type { Flight } from './track/track.ts';

/** A picture of one moment; px of the working picture. */
interface Moment {
  readonly seconds: number;
  readonly picture: Picture;
  /** The people seen in it; null until it is looked at. */
  people: readonly SeenPerson[] | null;
}

/** The point where the shooter's feet touch the floor, and its error: px of the working picture, one sigma. */
export interface FeetInPicture extends PicturePoint {
  readonly across: number;
  readonly down: number;
}

type Standing = SeenPerson & { readonly feet: NonNullable<SeenPerson['feet']> };

const isStanding = (person: SeenPerson): person is Standing => person.feet !== null;

const heightOf = ({ top, bottom }: SeenPerson): number => bottom - top;

/**
 * Knows where people stood over the last seconds, and how large they look in this video. Holds the pictures of
 * those seconds. Once the size is known, only pictures right before a release are looked at.
 */
export class PeopleWatch {
  private moments: Moment[] = [];
  private heldAt = -Infinity;
  private lookedAt = -Infinity;
  /** Heads and feet of the people who were seen whole, px. */
  private whole: { readonly top: number; readonly height: number }[] = [];
  private readonly eyes: Eyes;
  private readonly isShown: boolean;

  /** `isShown`: the people are displayed live, so every held picture is looked at as it comes. */
  constructor(eyes: Eyes, isShown = false) {
    this.eyes = eyes;
    this.isShown = isShown;
  }

  isDue(seconds: number): boolean {
    return seconds - this.heldAt >= eyesThresholds.tickSeconds;
  }

  /** Holds a picture for as long as a release may still be found in it; looks at some of them at once. */
  async look(picture: Picture, seconds: number): Promise<void> {
    this.heldAt = seconds;
    const moment = { seconds, picture, people: null };
    this.moments = this.moments.filter(
      (kept) => kept.seconds > seconds - settleThresholds.againSeconds,
    );
    this.moments.push(moment);
    const isDue = !this.knowsHowTall && seconds - this.lookedAt >= limits.lookEverySeconds;
    if (!this.isShown && !isDue) return;
    this.lookedAt = seconds;
    await this.peopleAt(moment);
  }

  /** Releases all pictures. */
  forget(): void {
    this.moments = [];
  }

  /** The camera stands elsewhere now, and people have another apparent size. */
  carry(motion: Motion): void {
    this.whole = this.whole.map(({ top, height }) => {
      const { y } = applyMotion(motion, 0, top);
      return { top: y, height: applyMotion(motion, 0, top + height).y - y };
    });
  }

  /** Whether a picture may still be looked at: its planes must not be overwritten. */
  needs(picture: Picture): boolean {
    return this.moments.some((moment) => moment.picture === picture);
  }

  private get knowsHowTall(): boolean {
    return this.whole.length >= limits.enoughWhole;
  }

  private async peopleAt(moment: Moment): Promise<readonly SeenPerson[]> {
    if (moment.people) return moment.people;
    const seen = await this.eyes.people(moment.picture);
    const people = seen.filter(({ odds }) => odds >= eyesThresholds.seenOdds);
    moment.people = people;
    // Enough to know the size: memory must not grow with the video.
    if (this.knowsHowTall) return people;
    for (const person of people.filter(isStanding)) {
      this.whole.push({ top: person.top, height: heightOf(person) });
    }
    return people;
  }

  /** The people seen at the last look. */
  get latest(): readonly SeenPerson[] {
    return this.moments.findLast(({ people }) => people)?.people ?? [];
  }

  /** The feet of the player who released a ball, or null when nobody is seen there. */
  async feetBelow(flight: Flight): Promise<FeetInPicture | null> {
    const first = flight.points[0];
    // Bounces and the second half of a throw do not start in hands: no picture is looked at for them.
    const highest = Math.min(...flight.points.map(({ y }) => y));
    if (!first || first.y - highest < limits.minRise * flight.diameter) return null;
    const hands = placeAt(flight.parabola, first.seconds - limits.handsSeconds);
    const ball = { x: hands.x, y: Math.max(hands.y, first.y), diameter: first.diameter };
    const then = this.moments.filter(
      ({ seconds }) =>
        seconds > first.seconds - limits.lookBackSeconds &&
        seconds < first.seconds + limits.handsSeconds,
    );
    const stances: Standing[] = [];
    for (const moment of then) {
      const shooter = holderOf(ball, await this.peopleAt(moment));
      if (shooter) stances.push(shooter);
    }
    const last = stances.at(-1);
    if (!last) return null;
    const height = heightOf(last);
    // A shooter leaves the floor with the ball, and a running one was elsewhere before. Of the looks at the
    // last position, the two with the lowest feet show them on the floor, each with an error of its own.
    const near = stances.filter(
      (stance) =>
        Math.abs(stance.feet.x - last.feet.x) < limits.sameStance * height &&
        Math.abs(heightOf(stance) - height) < limits.sameStance * height,
    );
    const [lowest = last, second = lowest] = near.toSorted((a, b) => b.feet.y - a.feet.y);
    const isJump = lowest.feet.y - second.feet.y > limits.minJump * height;
    return {
      x: last.feet.x,
      y: isJump ? lowest.feet.y : (lowest.feet.y + second.feet.y) / 2,
      across: limits.feetShare * height,
      down: limits.feetShare * height + limits.downPixels,
    };
  }

  /**
   * Whether people below the ring look far too small for it: then they are beyond it, and the camera stands
   * behind the board or right under it. A player beside the hoop is four rim widths tall.
   */
  areBeyond({ cy, rx }: RimEllipse): boolean {
    const heights = this.whole
      .filter(({ top }) => top > cy + rx)
      .map(({ height }) => height / (2 * rx));
    if (heights.length < limits.minWhole) return false;
    return heights.every((height) => height < limits.maxBeyondWidths);
  }
}

/** The person holding a ball, by its position and the person's apparent size; px. */
function holderOf(
  { x, y, diameter }: { readonly x: number; readonly y: number; readonly diameter: number },
  people: readonly SeenPerson[],
): Standing | null {
  let holder: Standing | null = null;
  let minOff = Infinity;
  for (const person of people) {
    if (!isStanding(person)) continue;
    const height = heightOf(person);
    const aside = Math.abs(x - (person.left + person.right) / 2) / height;
    const over = (person.top - y) / height;
    if (Math.max(aside, Math.abs(over)) > limits.handsReach) continue;
    const otherDepth = Math.abs(Math.log(height / (PERSON_PER_BALL * diameter)));
    const off = aside + Math.max(0, over) / 2 + otherDepth;
    if (off >= minOff) continue;
    minOff = off;
    holder = person;
  }
  return holder;
}
