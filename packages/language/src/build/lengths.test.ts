import { expect, test } from 'vitest';
import { collectTexts } from './collect-texts.ts';

/** Heights of people, which have their own unit, and field errors, which refer to the value that was sent. */
const OF_PEOPLE_AND_CALLS = [
  'apps/web/src/features/profile/hints.ts',
  'apps/web/src/features/profile/profile-form-schema.ts',
  'packages/contract/src/equipment.ts',
  'packages/contract/src/users.ts',
  'packages/domain/src/height.ts',
];

test("no text names the unit of a distance: formatDistance does, in the reader's unit", () => {
  const { texts } = collectTexts();
  const files = texts
    .filter(({ message }) => /\} (?:ft|feet|foot|inch|inches|m|cm|metres?|meters?)\b/.test(message))
    .flatMap((text) => text.files);
  expect([...new Set(files)].toSorted()).toEqual(OF_PEOPLE_AND_CALLS);
});
