import type { PersonalRecord } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';
import { Trophy } from 'lucide-react';
import { Card, CardHeading } from '../../components/ui/card.tsx';

const NAMES: Readonly<Record<PersonalRecord['kind'], string>> = {
  made: 'Most makes in a workout',
  percent: 'Best percentage',
  makes_in_a_row: 'Most makes in a row',
};

const inUnits = ({ kind }: PersonalRecord, value: number) =>
  kind === 'percent' ? `${value}%` : formatCount(value);

/** The personal bests that stand since this workout. */
export function Records({ records }: { readonly records: readonly PersonalRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Card>
      <CardHeading>{records.length === 1 ? 'Personal best' : 'Personal bests'}</CardHeading>
      <ul className="grid gap-3">
        {records.map((record) => (
          <li key={record.kind} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-accent-ink">
              <Trophy aria-hidden className="size-5" />
            </span>
            <span className="grow leading-tight font-semibold">
              {NAMES[record.kind]}
              <span className="block text-sm font-normal text-muted figures">
                {`${inUnits(record, record.before)} before`}
              </span>
            </span>
            <span className="text-3xl display figures">{inUnits(record, record.value)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
