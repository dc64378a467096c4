import type { RimEllipse } from '../analysis.ts';
import type { Eyes, PicturePoint, SeenPerson } from '../eyes/eyes.ts';
import type { Picture } from '../frames/picture.ts';
import { PERSON_PER_BALL } from '../physics.ts';
import { peopleThresholds as limits } from '../thresholds/people.ts';
import { placeAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';

/** Who was seen at one moment; px of the working picture. */
interface Look {
  readonly seconds: number;
  readonly people: readonly SeenPerson[];
}

/** Where the feet of who let a ball go touch the floor, and how far off that is: px of the working picture, one sigma. */
export interface FeetInPicture extends PicturePoint {
  readonly across: number;
  readonly down: number;
}

type Standing = SeenPerson & { readonly feet: NonNullable<SeenPerson['feet']> };

const isStanding = (person: SeenPerson): person is Standing => person.feet !== null;

const heightOf = ({ top, bottom }: SeenPerson): number => bottom - top;

/** Remembers who stood where over the last seconds, and how large people look in this video. */
export class PeopleWatch {
  private looks: Look[] = [];
  private lookedAt = -Infinity;
  /** Where the heads and feet of those were who were seen whole, px. */
  private readonly whole: { readonly top: number; readonly height: number }[] = [];
  private readonly eyes: Eyes;

  constructor(eyes: Eyes) {
    this.eyes = eyes;
  }

  isDue(seconds: number): boolean {
    return seconds - this.lookedAt >= limits.lookEverySeconds;
  }

  async look(picture: Picture, seconds: number): Promise<void> {
    this.lookedAt = seconds;
    const seen = await this.eyes.people(picture);
    const people = seen.filter(({ odds }) => odds >= limits.leastOdds);
    this.looks = this.looks.filter((look) => look.seconds > seconds - limits.keepSeconds);
    this.looks.push({ seconds, people });
    // Enough to know them: memory must not grow with the video.
    if (this.whole.length >= limits.mostWhole) return;
    for (const person of people.filter(isStanding)) {
      this.whole.push({ top: person.top, height: heightOf(person) });
    }
  }

  /** Who was seen at the last look. */
  get latest(): readonly SeenPerson[] {
    return this.looks.at(-1)?.people ?? [];
  }

  /** The feet of who let a ball go, or null when nobody is seen there. */
  feetBelow(flight: Flight): FeetInPicture | null {
    const first = flight.points[0];
    if (!first) return null;
    const hands = placeAt(flight.parabola, first.seconds - limits.handsSeconds);
    const stances = this.looks
      .filter(({ seconds }) => seconds < first.seconds + limits.handsSeconds)
      .flatMap(({ people }) => {
        const shooter = whoHolds(
          { x: hands.x, y: Math.max(hands.y, first.y), diameter: first.diameter },
          people,
        );
        return shooter ? [shooter] : [];
      });
    const last = stances.at(-1);
    if (!last) return null;
    const height = heightOf(last);
    // A shooter leaves the floor with the ball, and who runs was elsewhere before: of where the feet were last,
    // the two lowest looks stand on the floor, each with an error of its own.
    const near = stances.filter(
      (stance) =>
        Math.abs(stance.feet.x - last.feet.x) < limits.sameStance * height &&
        Math.abs(heightOf(stance) - height) < limits.sameStance * height,
    );
    const [lowest = last, second = lowest] = near.toSorted((a, b) => b.feet.y - a.feet.y);
    return {
      x: last.feet.x,
      y: (lowest.feet.y + second.feet.y) / 2,
      across: limits.feetShare * height,
      down: limits.feetShare * height + limits.downPixels,
    };
  }

  /**
   * Whether those below the ring look far too small for it: then they are beyond it, and the camera
   * stands behind the board or right under it. A player beside the hoop is four rim widths tall.
   */
  areBeyond({ cy, rx }: RimEllipse): boolean {
    const heights = this.whole
      .filter(({ top }) => top > cy + rx)
      .map(({ height }) => height / (2 * rx));
    if (heights.length < limits.leastWhole) return false;
    return heights.every((height) => height < limits.mostBeyondWidths);
  }
}

/** Who of some people has a ball in the hands, by where it is and how large it looks; px. */
function whoHolds(
  { x, y, diameter }: { readonly x: number; readonly y: number; readonly diameter: number },
  people: readonly SeenPerson[],
): Standing | null {
  let holder: Standing | null = null;
  let least = Infinity;
  for (const person of people) {
    if (!isStanding(person)) continue;
    const height = heightOf(person);
    const aside = Math.abs(x - (person.left + person.right) / 2) / height;
    const over = (person.top - y) / height;
    if (Math.max(aside, over) > limits.handsReach || over < -limits.handsUnder) continue;
    const otherDepth = Math.abs(Math.log(height / (PERSON_PER_BALL * diameter)));
    const off = aside + Math.max(0, over) / 2 + otherDepth;
    if (off >= least) continue;
    least = off;
    holder = person;
  }
  return holder;
}
