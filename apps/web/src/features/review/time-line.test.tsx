import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { TimeLine } from './time-line.tsx';

const at = (key: string, rimSeconds: number | null): LoggedShot => ({
  ...{ key, rimSeconds, id: null, outcome: 'made', zone: null, court: null },
  ...{ placed: false, kind: null, detection: null, checked: false },
});

const SHOTS = [at('by hand', null), at('first', 10), at('second', 30)];

test.each([
  ['left of all', 0, 'first'],
  ['nearer to the first', 19, 'first'],
  ['nearer to the second', 21, 'second'],
  ['right of all', 99, 'second'],
])('a tap on the timeline, %s, selects the nearest shot', (_where, clientX, key) => {
  const onSelect = vi.fn();
  const { container } = render(
    <TimeLine shots={SHOTS} durationSeconds={100} selected={null} onSelect={onSelect} />,
  );
  const line = container.firstElementChild as HTMLElement;
  line.getBoundingClientRect = () => new DOMRect(0, 0, 100, 44);
  fireEvent.click(line, { clientX });
  expect(onSelect.mock.calls).toEqual([[key]]);
});

test('a tap selects nothing if no shot has a moment', () => {
  const onSelect = vi.fn();
  const { container } = render(
    <TimeLine
      shots={SHOTS.slice(0, 1)}
      durationSeconds={100}
      selected={null}
      onSelect={onSelect}
    />,
  );
  fireEvent.click(container.firstElementChild as HTMLElement, { clientX: 1 });
  expect(onSelect).not.toHaveBeenCalled();
});
