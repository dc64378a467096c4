import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccuracyChart } from './accuracy-chart.tsx';

const week = (name: string, made: number, total: number) => ({
  key: name,
  name,
  text: `Week of ${name}`,
  shots: { made, total },
});
const chart = (...columns: ReturnType<typeof week>[]) =>
  render(<AccuracyChart label="All shots" head="Week of" columns={columns} />).container;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Values of the scale, bottom first. */
const scale = () =>
  screen.getAllByText(/^\d+%$/, { selector: 'span' }).map((one) => one.textContent);

test('the scale spans the intervals in whole tens, with a label at both ends', () => {
  chart(week('Nov 1', 45, 100), week('Nov 8', 0, 0), week('Nov 15', 530, 1000));
  expect(scale()).toEqual(['30%', '40%', '50%', '60%']);
});

test('a scale with wide steps begins and ends on a step', () => {
  chart(week('Nov 1', 20, 100), week('Nov 8', 72, 100));
  expect(scale()).toEqual(['0%', '20%', '40%', '60%', '80%']);
});

test('without shots the scale is 0 to 100 %', () => {
  chart(week('Nov 1', 0, 0));
  expect(scale()).toEqual(['0%', '20%', '40%', '60%', '80%', '100%']);
});

test('the column under the pointer is described', () => {
  const rect = DOMRect.fromRect({ x: 100, width: 200 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  const [drawing] = chart(week('Nov 1', 45, 100), week('Nov 8', 53, 100)).querySelectorAll('svg');
  const slider = screen.getByRole('slider', { name: 'All shots' });
  expect(slider).toHaveProperty('value', '1');
  if (drawing === undefined) throw new Error('nothing is drawn');
  fireEvent.pointerMove(drawing, { clientX: 150 });
  expect(slider).toHaveProperty('value', '0');
  // A finger that slides off the edge.
  fireEvent.pointerMove(drawing, { clientX: 400 });
  expect(slider).toHaveProperty('value', '1');
});
