import { formatCount, formatPercent, percentage, type Totals } from '@hooplog/domain';
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

/** "Week of Nov 8: 12 of 20 made, 60%" */
export const weekText = (week: string, shots: Totals): string =>
  t('Week of {week}: {shots}', { week: formatShortDay(week), shots: shotsText(shots) });

/** "November 2026: 12 of 20 made, 60%" */
export const monthText = (start: string, shots: Totals): string =>
  t('{month}: {shots}', { month: formatMonth(start.slice(0, 7)), shots: shotsText(shots) });

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
