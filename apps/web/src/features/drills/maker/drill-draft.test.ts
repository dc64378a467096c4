import { type OwnDrill, ownDrillKey, readOwnDrill, SHOT_KINDS } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { draftSchema } from './draft-schema.ts';
import { type DrillDraft, draftOf, drillOfDraft, NEW_DRILL } from './drill-draft.ts';
import { tapped } from './spot-court.tsx';

const SPOT = { x: 0, y: 14.5 };

test.each<OwnDrill['rule']>([
  { kind: 'fixed_shots', shotsPerVisit: 4, rounds: 2 },
  { kind: 'make_to_move_on', makes: 3, inARow: false },
  { kind: 'make_to_move_on', makes: 3, inARow: true },
])('editing a drill by %j starts with its values', (rule) => {
  for (const aim of [null, 6]) {
    for (const shotKind of [null, ...SHOT_KINDS]) {
      const own: OwnDrill = { name: 'Line', spots: [SPOT], rule, aim, shotKind };
      expect(drillOfDraft(draftOf(own))).toEqual(own);
      expect(readOwnDrill(ownDrillKey(own))).toEqual(own);
    }
  }
});

test.each<[what: string, part: string, change: Partial<DrillDraft>]>([
  ['no name', 'name', { name: ' ' }],
  ['no spot', 'spots', { spots: [] }],
  ['no number of shots', 'rule', { shots: '' }],
  ['half a round', 'rule', { rounds: '1.5' }],
  ['no makes', 'rule', { rule: 'makes', makes: '' }],
  ['a target out of reach', 'aim', { aim: '6' }],
])('%s is reported at its field', (_, part, change) => {
  const draft = { ...NEW_DRILL, name: 'Line', spots: [SPOT], ...change };
  const checked = draftSchema.safeParse(draft);
  expect(checked.error?.issues.map(({ path }) => path)).toEqual([[part]]);
});

test('a tap adds a spot on the grid, and a tap on a spot takes it out', () => {
  const other = { x: 3, y: 14.5 };
  expect(tapped([], { x: 0.1, y: 14.6 })).toEqual([SPOT]);
  expect(tapped([SPOT], other)).toEqual([SPOT, other]);
  expect(tapped([SPOT, other], { x: -2, y: 14.5 })).toEqual([other]);
});
