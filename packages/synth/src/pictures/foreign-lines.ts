import type { CourtPoint } from '@hooplog/domain';
import type { FloorStroke } from '../draw/floor-plan.ts';
import type { Random } from '../random.ts';

type Shape = Pick<FloorStroke, 'points' | 'closed'>;

/** Feet from under the ring to about the middle of a hall. */
const COURT_MIDDLE = 41;

const rectangleAt = ({ x, y }: CourtPoint, width: number, depth: number): Shape => ({
  closed: true,
  points: [
    { x: x - width / 2, y: y - depth / 2 },
    { x: x + width / 2, y: y - depth / 2 },
    { x: x + width / 2, y: y + depth / 2 },
    { x: x - width / 2, y: y + depth / 2 },
  ],
});

const line = (a: CourtPoint, b: CourtPoint): Shape => ({
  points: [a, b],
  closed: false,
});

/** Lines of other games, as school halls have them: volleyball, badminton, handball, five-a-side. */
export function foreignShapes(random: Random): Shape[] {
  const at = { x: random.between(-14, 14), y: random.between(4, 42) };
  const game = random.next();
  if (game < 0.3) {
    const isAlong = random.next() < 0.7;
    const [width, depth] = isAlong ? [29.5, 59] : [59, 29.5];
    const middle = { x: random.between(-3, 3), y: COURT_MIDDLE };
    const attack = isAlong ? [-9.85, 0, 9.85] : [];
    return [
      rectangleAt(middle, width, depth),
      ...attack.map((off) =>
        line({ x: -width / 2, y: middle.y + off }, { x: width / 2, y: middle.y + off }),
      ),
    ];
  }
  if (game < 0.55) {
    return [
      rectangleAt(at, 20, 44),
      rectangleAt(at, 17, 44),
      line({ x: at.x - 10, y: at.y - 6.5 }, { x: at.x + 10, y: at.y - 6.5 }),
      line({ x: at.x - 10, y: at.y + 6.5 }, { x: at.x + 10, y: at.y + 6.5 }),
    ];
  }
  if (game < 0.75) {
    const radius = random.between(17, 31);
    const from = random.pick([-6, -9]);
    const points = Array.from({ length: 61 }, (_, step) => {
      const turn = ((step - 30) / 30) * 1.5;
      return { x: radius * Math.sin(turn), y: from + radius * Math.cos(turn) };
    });
    return [{ points, closed: false }];
  }
  const across = random.next() < 0.5;
  const off = random.between(-28, 28);
  return across
    ? [line({ x: -40, y: 15 + off }, { x: 40, y: 15 + off })]
    : [line({ x: off, y: -14 }, { x: off, y: 60 })];
}
