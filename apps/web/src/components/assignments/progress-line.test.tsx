import type { AssignmentProgress } from '@hooplog/contract';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPlayer } from '../../testing/team-fixtures.ts';
import { ProgressLine } from './progress-line.tsx';

it('shows at most the target', () => {
  const progress: AssignmentProgress = {
    player: aPlayer(1, 'Ann'),
    value: 9,
    verified: 5,
    percent: 100,
    state: 'done',
  };
  const { container } = render(
    <ProgressLine progress={progress} assignment={{ measure: 'makes', target: 3 }} label="Done" />,
  );
  expect(container.textContent).toBe('3 of 3 · by videoDone');
});
