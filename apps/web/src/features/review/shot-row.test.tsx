import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { ShotRow } from './shot-row.tsx';

const detection = { releaseSeconds: null, confidence: 0.94, doubtful: false, evidence: null };
const shot: LoggedShot = {
  ...{ key: 'a', id: null, outcome: 'missed', zone: null, court: null, kind: null, placed: false },
  ...{ rimSeconds: 7.6, detection, checked: false },
};

test.each([
  ['the program alone', {}, '94% sure', true],
  ['the player', { checked: true }, '94% sure', false],
  ['hand', { detection: null, checked: true }, 'by hand', true],
])('a call by %s: %s', (_by, changes, words, isSaid) => {
  const row = { shot: { ...shot, ...changes }, number: 1, isCurrent: false };
  render(<ShotRow {...row} isMarked={null} isNew={false} onPress={() => undefined} />);
  expect(screen.queryByText(words) !== null).toBe(isSaid);
});
