import { describe, expect, it } from 'vitest';
import { floorSeenBy, makeCamera } from '../locate/camera.ts';
import { linesSeenBy } from '../testing/court-lines.ts';
import { LineField } from './line-field.ts';
import { evidenceFor, matchLines, meanOdds, lineResiduals } from './match.ts';
import { courtTemplate } from './template.ts';

const size = { width: 640, height: 360 };
const middle = { x: 320, y: 180 };
/** Beside the half court, tilted down a little. */
const numbers = [18, 26, 5, -2.44, -0.02, 0, Math.log(500)] as const;
const floor = floorSeenBy(numbers, middle);
const { pieces } = courtTemplate('nba');
const fieldWithout = (without: Parameters<typeof linesSeenBy>[3]) =>
  new LineField(linesSeenBy(makeCamera(numbers, middle), 'nba', size, without));

describe('lines where they should be', () => {
  const match = matchLines(floor, pieces, fieldWithout([]), size);
  it.each(['lane', 'circle', 'three', 'edge'] as const)('support a court: %s', (group) => {
    expect(match[group].length).toBeGreaterThan(12);
    expect(meanOdds(match[group])).toBeGreaterThan(0.7);
    expect(match[group].evidence).toBeGreaterThan(match[group].length);
  });

  it('a camera turned by four degrees does not see the lane where it should be', () => {
    const [x, y, z, yaw, ...rest] = numbers;
    const turned = floorSeenBy([x, y, z, yaw + 0.07, ...rest], middle);
    expect(matchLines(turned, pieces, fieldWithout([]), size).lane.evidence).toBeLessThan(0);
  });
});

it('unpainted lines support nothing, but without a lane there is no court', () => {
  const bare = matchLines(floor, pieces, fieldWithout(['circle', 'three', 'edge']), size);
  expect(evidenceFor(bare)).toBeCloseTo(bare.lane.evidence, 6);
  const { lane, edge } = matchLines(floor, pieces, fieldWithout(['lane']), size);
  expect(lane.evidence).toBeLessThan(0);
  expect(edge.evidence).toBeGreaterThan(0);
});

it('a court squeezed into one line has no more support than that line', () => {
  const far = floorSeenBy([0, 4000, 3, Math.PI, 0, 0, Math.log(5000)], middle);
  const row = new LineField({
    cell: 4,
    columns: 160,
    rows: 90,
    odds: {
      lane: new Float32Array(14400).fill(1),
      circle: new Float32Array(14400).fill(1),
      three: new Float32Array(14400).fill(1),
      edge: new Float32Array(14400).fill(1),
    },
  });
  const match = matchLines(far, pieces, row, size);
  const length = Object.values(match).reduce((sum, group) => sum + group.length, 0);
  // 50 ft at 4,000 ft with a focal length of 5,000 px: 62 px, 4 rows of cells at most.
  expect(length).toBeLessThan((62 / 4) * 4);
});

it('the residuals are small where everything lies on its line, and grow with the distance from it', () => {
  const painted = pieces.filter(({ group }) => group !== 'inner_circle');
  const residuals = lineResiduals(floor, painted, fieldWithout([]), size);
  const squares = (yaw: number) => {
    const [x, y, z, turned, ...rest] = numbers;
    const rows = residuals(floorSeenBy([x, y, z, turned + yaw, ...rest], middle));
    return rows.reduce((sum, value) => sum + value ** 2, 0);
  };
  expect(squares(0)).toBeLessThan(0.5 * squares(0.03));
  expect(squares(0.004)).toBeGreaterThan(squares(0));
});
