import { expect, test } from 'vitest';
import { readWarning, storedWarnings } from '../videos/stored-warnings.ts';
import { readEvidence, storedEvidence } from './stored-evidence.ts';

const WHY = { code: 'rimmed_out', seconds: 8.7 } as const;
const REST = { path: [], crossing: null };

test('a reason with a code is stored without its sentence, and read with it', () => {
  const stored = storedEvidence({ reason: 'Aus dem Ring.', why: WHY, ...REST });
  expect(stored).toEqual({ why: WHY, ...REST });
  expect(readEvidence(stored)).toEqual({ reason: 'Rimmed out at 0:08.7.', why: WHY, ...REST });
});

test('a sentence from before there were codes is read unchanged', () => {
  const old = { reason: 'Dropped through the net.', ...REST };
  expect(readEvidence(storedEvidence(old))).toEqual(old);
  expect(readEvidence(null)).toBeNull();
});

test('the same holds for a warning', () => {
  const known = { code: 'camera_moved', kind: 'knocked', seconds: 3.3 } as const;
  const [stored] = storedWarnings([{ ...known, message: 'Umgestoßen.' }]);
  expect(stored).toEqual(known);
  expect(readWarning(known)).toEqual({
    ...{ code: 'camera_moved', seconds: 3.3, why: known },
    message: 'The phone was knocked at 0:03.3. Shots are still counted; set it up more firmly next time.', // prettier-ignore
  });
  const old = { code: 'too_dark', seconds: null, message: 'The video is very dark.' };
  expect(readWarning(old)).toEqual(old);
});
