import type { RimEllipse } from '../analysis.ts';
import type { Eyes, SeenLines, SeenPerson } from '../eyes.ts';

/** A picture in which no court is painted. */
const NO_LINES: SeenLines = {
  cell: 640,
  columns: 1,
  rows: 1,
  odds: {
    lane: new Float32Array(1),
    circle: new Float32Array(1),
    three: new Float32Array(1),
    edge: new Float32Array(1),
  },
};

/** Eyes with prepared answers, for tests of their users. px of the working picture. */
export function eyesThatSee(
  hoops: readonly (RimEllipse & { readonly odds?: number })[],
  people: readonly SeenPerson[] = [],
): Eyes {
  const seen = hoops.map(({ odds = 0.9, ...rim }) => ({ rim, odds }));
  const nearest = ({ cx, cy }: RimEllipse) =>
    seen.find(({ rim }) => Math.hypot(rim.cx - cx, rim.cy - cy) < 2 * rim.rx) ?? null;
  return {
    hoops: () => Promise.resolve(seen),
    people: () => Promise.resolve(people),
    balls: () => Promise.resolve([]),
    lines: () => Promise.resolve(NO_LINES),
    ring: (_, near) => Promise.resolve(nearest(near)),
  };
}
