import type { WorkoutDetails } from '@hooplog/contract';
import {
  formatPercent,
  NO_SHOTS,
  percentage,
  type Totals,
  ZONE_IDS,
  zoneLabel,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatLocalDay } from '../../../lib/format/dates.ts';

interface CompareTableProps {
  readonly before: WorkoutDetails;
  readonly after: WorkoutDetails;
}

function Share({ made, total }: Totals) {
  if (total === 0) {
    return (
      <>
        <span aria-hidden className="text-muted">
          –
        </span>
        <span className="sr-only">{t('no shots')}</span>
      </>
    );
  }
  return (
    <>
      <span className="text-xl display">{formatPercent(percentage(made, total))}</span>
      <span className="block text-sm text-muted">
        {t('{made, number} of {total, number}', { made, total })}
      </span>
    </>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly of: (workout: WorkoutDetails) => Totals;
}

const inZone = ({ shotData }: WorkoutDetails, zone: string): Totals =>
  shotData.find((stat) => stat.zone === zone) ?? NO_SHOTS;

const allOf = ({ made, totalShots }: WorkoutDetails): Totals => ({ made, total: totalShots });

/** Percentage and counts of two workouts, in total and by zone. Zones that both have shots from come first. */
export function CompareTable({ before, after }: CompareTableProps) {
  const isOfBoth = ({ of }: Row) => of(before).total > 0 && of(after).total > 0;
  const rows: readonly Row[] = [
    { id: 'all', name: t('All shots'), of: allOf },
    ...ZONE_IDS.map((zone) => ({
      id: zone,
      name: zoneLabel(zone),
      of: (workout: WorkoutDetails) => inZone(workout, zone),
    })),
  ];
  const shown = rows
    .filter(({ of }) => of(before).total + of(after).total > 0)
    .toSorted((a, b) => Number(isOfBoth(b)) - Number(isOfBoth(a)));
  return (
    <table className="w-full border-collapse text-start figures">
      <thead>
        <tr className="border-b border-line text-sm">
          <th scope="col" className="py-2 pe-2 text-start font-medium text-muted">
            {t('From')}
          </th>
          {[before, after].map(({ id, localDay }) => (
            <th key={id} scope="col" className="py-2 ps-2 text-end font-semibold">
              {formatLocalDay(localDay)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, name, of }) => (
          <tr key={id} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 pe-2 text-start leading-tight font-semibold">
              {name}
            </th>
            {[before, after].map((workout) => (
              <td key={workout.id} className="py-2.5 ps-2 text-end leading-tight">
                <Share {...of(workout)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
