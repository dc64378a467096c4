import {
  formatCount,
  formatPercent,
  percentage,
  type Totals,
  type TrendUnit,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatMonth, formatShortDay } from '../../lib/format/dates.ts';

/** "12 of 20 made, 60%", "no shots" */
export const shotsText = ({ made, total }: Totals): string =>
  total === 0
    ? t('no shots')
    : t('{made, number} of {total, number} made, {percent}%', {
        made,
        total,
        percent: percentage(made, total),
      });

/** Label of the column with weeks or months. */
export const periodHead = (unit: TrendUnit): string =>
  unit === 'week' ? t('Week of') : t('Month');

/** "Nov 8", "November 2026" @param start its first day */
export const periodName = (unit: TrendUnit, start: string): string =>
  unit === 'week' ? formatShortDay(start) : formatMonth(start.slice(0, 7));

/** "Week of Nov 8: 12 of 20 made, 60%", "November 2026: 12 of 20 made, 60%" */
export function periodText(unit: TrendUnit, start: string, totals: Totals): string {
  const [name, shots] = [periodName(unit, start), shotsText(totals)];
  return unit === 'week'
    ? t('Week of {week}: {shots}', { week: name, shots })
    : t('{month}: {shots}', { month: name, shots });
}

/**
 * Headings of a table of shots.
 * @param name heading of the rows' names
 */
export const shotHeads = (name: string): string[] => [name, t('Made'), t('Shots'), t('Accuracy')];

/** A row of that table. */
export const shotCells = ({ made, total }: Totals): string[] => [
  formatCount(made),
  formatCount(total),
  formatPercent(percentage(made, total)),
];
