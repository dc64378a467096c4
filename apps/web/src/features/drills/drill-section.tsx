import type { DrillRecord } from '@hooplog/contract';
import type { Drill } from '@hooplog/domain';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { BestLine } from './best-line.tsx';
import { DrillCard } from './drill-card.tsx';

/** Null while they are on their way; undefined where they cannot be had. */
export type Records = readonly DrillRecord[] | null | undefined;

interface DrillListProps {
  readonly label: string;
  readonly drills: readonly Drill[];
  readonly records: Records;
}

export function DrillList({ label, drills, records }: DrillListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:gap-4">
      {drills.map((drill) => (
        <li key={drill.key}>
          <DrillCard drill={drill}>
            {records === null ? (
              <Skeleton className="h-5 w-20" />
            ) : (
              <BestLine
                drill={drill}
                record={records?.find(({ key }) => key === drill.key) ?? null}
              />
            )}
          </DrillCard>
        </li>
      ))}
    </ul>
  );
}
