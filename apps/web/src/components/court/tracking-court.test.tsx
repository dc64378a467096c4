import type { ZoneId } from '@hooplog/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TrackingCourt } from './tracking-court.tsx';

function Example() {
  const [zone, setZone] = useState<ZoneId | null>(null);
  return (
    <>
      <TrackingCourt
        zones={{ zone_1_paint: { made: 2, total: 3 } }}
        selected={zone}
        onSelect={setZone}
        onMove={setZone}
      />
      <output>{zone}</output>
    </>
  );
}

test('every zone is a button with its name and value', () => {
  render(<Example />);
  expect(screen.getAllByRole('button')).toHaveLength(14);
  screen.getByRole('button', { name: 'Zone 1 - Paint, 2 of 3 made, 67%' });
  screen.getByRole('button', { name: 'Zone 5 - Free Throw, no shots' });
});

test('a zone crossed by painted lines shows only its counts', () => {
  const counts = { made: 3, total: 4 };
  const zones = { zone_1_paint: counts, zone_5_free_throw: counts, zone_6_top_of_key: counts };
  render(
    <TrackingCourt
      zones={zones}
      selected={null}
      onSelect={() => undefined}
      onMove={() => undefined}
    />,
  );
  expect(screen.getAllByText('3/4')).toHaveLength(3);
  expect(screen.getAllByText('75%')).toHaveLength(1);
});

test('a tap selects a zone', async () => {
  render(<Example />);
  const zone = screen.getByRole('button', { name: /^Zone 5 - / });
  await userEvent.click(zone);
  expect(screen.getByRole('status').textContent).toBe('zone_5_free_throw');
  expect(zone.getAttribute('aria-pressed')).toBe('true');
});

test('Tab enters the court once, arrows pick the next zone, Enter and Space pick too', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('data-area')).toBe('zone_1_paint');
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe('zone_6_top_of_key');
  await userEvent.keyboard('{ArrowUp} ');
  expect(screen.getByRole('status').textContent).toBe('zone_5_free_throw');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
