import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DetailCourt } from './detail-court.tsx';
import { HeatMapCourt } from './heat-map-court.tsx';
import { ShotDotsCourt } from './shot-dots-court.tsx';

test('the heat map colours zones by accuracy and shows their numbers', async () => {
  render(
    <HeatMapCourt
      records={[
        { zone: 'zone_5_free_throw', made: 3, total: 5 },
        { zone: 'zone_6_top_of_key', made: 4, total: 4 },
      ]}
    />,
  );
  const freeThrow = screen.getByRole('button', { name: 'Zone 5 - Free Throw, 3 of 5 made, 60%' });
  expect(freeThrow.getAttribute('class')).toContain('fill-band-green');
  const top = screen.getByRole('button', { name: /^Zone 6 - / });
  expect(top.getAttribute('class')).toContain('fill-band-dark-green');
  const paint = screen.getByRole('button', { name: 'Zone 1 - Paint, no shots' });
  expect(paint.getAttribute('class')).toContain('fill-band-none');
  screen.getByText('3/5');
  screen.getByText('60%');

  await userEvent.click(freeThrow);
  expect(screen.getByRole('status').textContent).toBe('Zone 5 - Free Throw · 3/5 made · 60%');
});

test('the details show nine zones, 100 % being green', () => {
  render(<DetailCourt zones={[{ zone: 'paint', made: 2, total: 2 }]} />);
  expect(screen.getAllByRole('button')).toHaveLength(9);
  const paint = screen.getByRole('button', { name: 'Paint, 2 of 2 made, 100%' });
  expect(paint.getAttribute('class')).toMatch(/fill-band-green\b/);
});

const UNSAID = { placed: false, evidence: null };

test('shot dots are one image with a description', () => {
  render(
    <ShotDotsCourt
      shots={[
        { ...UNSAID, id: 'a', outcome: 'made', court: { x: 0, y: 14 }, zone: 'zone_5_free_throw' },
        { ...UNSAID, id: 'b', outcome: 'missed', court: null, zone: 'zone_1_paint' },
        { ...UNSAID, id: 'c', outcome: 'missed', court: null, zone: null },
      ]}
    />,
  );
  screen.getByRole('img', { name: 'Court with 3 shots: 1 made, 2 missed' });
});
