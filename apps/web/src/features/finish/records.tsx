import type { PersonalRecord, Workout } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Trophy } from 'lucide-react';
import { intervalOfFew } from '../../components/stats/interval-text.ts';
import { RECORD_NAMES, recordValue } from '../../components/stats/record-text.ts';
import { Card, CardHeading } from '../../components/ui/card.tsx';

interface RecordsProps {
  readonly records: readonly PersonalRecord[];
  /** The workout that set them. */
  readonly workout: Pick<Workout, 'made' | 'totalShots'>;
}

/** The personal bests that this workout set. */
export function Records({ records, workout: { made, totalShots } }: RecordsProps) {
  if (records.length === 0) return null;
  const interval = intervalOfFew({ made, total: totalShots });
  return (
    <Card>
      <CardHeading>
        {t('{records, plural, one {Personal best} other {Personal bests}}', {
          records: records.length,
        })}
      </CardHeading>
      <ul className="grid gap-3">
        {records.map((record) => (
          <li key={record.kind} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-accent-ink">
              <Trophy aria-hidden className="size-5" />
            </span>
            <span className="grow leading-tight font-semibold">
              {RECORD_NAMES[record.kind]}
              <span className="block text-sm font-normal text-muted figures">
                {t('{best} before', { best: recordValue(record.kind, record.before) })}
                {record.kind === 'percent' && interval !== null && (
                  <> · {t('most likely {interval}', { interval })}</>
                )}
              </span>
            </span>
            <span className="text-3xl display figures">
              {recordValue(record.kind, record.value)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
