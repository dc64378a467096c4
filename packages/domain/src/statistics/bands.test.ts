import { expect, test } from 'vitest';
import { type Band, DETAIL_LEGEND, detailBand, HEAT_MAP_LEGEND, heatMapBand } from './bands.ts';

test.each<[made: number, total: number, heatMap: Band, detail: Band]>([
  [0, 0, 'none', 'none'],
  [0, 5, 'red', 'red'],
  [29, 100, 'red', 'red'],
  [30, 100, 'orange', 'orange'],
  [39, 100, 'orange', 'orange'],
  [40, 100, 'yellow', 'yellow'],
  [49, 100, 'yellow', 'yellow'],
  [50, 100, 'light_green', 'light_green'],
  [59, 100, 'light_green', 'light_green'],
  [60, 100, 'green', 'green'],
  [99, 100, 'green', 'green'],
  [100, 100, 'dark_green', 'green'],
  // 29.6 % reads "30%", so it is drawn as 30.
  [8, 27, 'orange', 'orange'],
])('%i of %i is %s on the heat map, %s in the details', (made, total, heatMap, detail) => {
  expect(heatMapBand(made, total)).toBe(heatMap);
  expect(detailBand(made, total)).toBe(detail);
});

test('each legend names every band it uses, once', () => {
  expect(HEAT_MAP_LEGEND.map(({ band }) => band)).toEqual([
    'none',
    'red',
    'orange',
    'yellow',
    'light_green',
    'green',
    'dark_green',
  ]);
  expect(DETAIL_LEGEND).toHaveLength(6);
  expect(DETAIL_LEGEND.map(({ band }) => band)).not.toContain('dark_green');
});
