import type { LocalDay } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { anAssignment, aPlayer } from '../../../testing/team-fixtures.ts';
import { draftOf, newDraft } from './assignment-draft.ts';
import { changedAssignmentSchema, newAssignmentSchema } from './assignment-form-schema.ts';

const DRAFT = { ...newDraft('2026-11-21' as LocalDay), title: 'Shoot' };

test('starts with 100 shots within a week, for everyone', () => {
  expect(newAssignmentSchema.parse(DRAFT)).toEqual({
    title: 'Shoot',
    measure: 'shots',
    target: 100,
    zone: null,
    drill: null,
    dueDay: '2026-11-28',
    playerIds: null,
  });
});

test('a zone chosen for shots is dropped for minutes', () => {
  const zoned = { ...DRAFT, zone: 'zone_5_free_throw' };
  expect(newAssignmentSchema.parse(zoned)).toMatchObject({ zone: 'zone_5_free_throw' });
  expect(newAssignmentSchema.parse({ ...zoned, measure: 'minutes' })).toMatchObject({ zone: null });
});

test('a drill chosen for workouts is dropped for shots', () => {
  const drilled = { ...DRAFT, drill: 'mikan', measure: 'workouts' };
  expect(newAssignmentSchema.parse(drilled)).toMatchObject({ drill: 'mikan' });
  expect(newAssignmentSchema.parse({ ...drilled, measure: 'shots' })).toMatchObject({
    drill: null,
  });
});

test.each<[what: string, changes: object, field: string, message: string]>([
  ['no title', { title: '  ' }, 'title', 'Please enter a title'],
  ['no target', { target: '' }, 'target', 'A target is at least 1'],
  ['half a shot', { target: '1.5' }, 'target', 'A target is a whole number'],
  ['no day', { dueDay: '' }, 'dueDay', 'Please choose a day'],
  ['nobody', { forEveryone: false }, 'playerIds', 'Choose at least one player'],
])('%s is reported at its field', (_, changes, field, message) => {
  for (const schema of [newAssignmentSchema, changedAssignmentSchema]) {
    const { issues } = schema.safeParse({ ...DRAFT, ...changes }).error ?? {};
    expect(issues).toMatchObject([{ path: [field], message }]);
  }
});

test('an assignment for some players opens with them ticked', () => {
  expect(draftOf(anAssignment())).toMatchObject({
    forEveryone: false,
    playerIds: [aPlayer(1, 'Ann').id],
    zone: 'zone_5_free_throw',
  });
});
