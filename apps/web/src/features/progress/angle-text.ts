import { formatCount, type TrendUnit } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { periodHead, periodName } from '../../components/charts/chart-text.ts';
import type { AngleColumn } from './flight-columns.ts';

/** "Nov 8: 45°, give or take 3° from shot to shot, in 24 shots" */
export function angleText(unit: TrendUnit, column: AngleColumn): string {
  const name = periodName(unit, column.start);
  const { angle } = column;
  if (angle === null) return t('{name}: too few shots on film', { name });
  const [mean, spread] = [Math.round(angle.mean), Math.round(angle.spread)];
  if (spread === 0) {
    return t('{name}: {mean}°, the same from shot to shot as far as it can be measured, in {shots, number} shots', { name, mean, shots: angle.count }); // prettier-ignore
  }
  return t('{name}: {mean}°, give or take {spread}° from shot to shot, in {shots, number} shots', {
    name,
    mean,
    spread,
    shots: angle.count,
  });
}

export const angleHeads = (unit: TrendUnit): string[] => [
  periodHead(unit),
  t('Angle'),
  t('From shot to shot'),
  t('Shots'),
];

/** A row of the table under the chart. */
export const angleCells = ({ angle }: AngleColumn): string[] =>
  angle === null
    ? ['–', '–', '–']
    : [
        t('{mean}° ± {error}°', {
          mean: Math.round(angle.mean),
          error: Math.round(1.96 * angle.error),
        }),
        angle.spread < 0.5 ? '–' : t('± {spread}°', { spread: Math.round(angle.spread) }),
        formatCount(angle.count),
      ];
