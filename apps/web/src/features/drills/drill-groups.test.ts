import { DRILLS } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { DRILL_GROUPS } from './drill-groups.ts';

test('every drill is in one group', () => {
  const grouped = DRILL_GROUPS.flatMap(({ drills }) => drills.map(({ key }) => key));
  expect(grouped.toSorted()).toEqual(DRILLS.map(({ key }) => key).toSorted());
});
