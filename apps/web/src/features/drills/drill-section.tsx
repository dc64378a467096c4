import type { DrillRecord } from '@hooplog/contract';
import type { Drill } from '@hooplog/domain';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { BestLine } from './best-line.tsx';
import { DrillCard } from './drill-card.tsx';

/** Null while they are on their way; undefined where they cannot be had. */
export type Records = readonly DrillRecord[] | null | undefined;

interface DrillSectionProps {
  readonly id: string;
  readonly name: string;
  readonly drills: readonly Drill[];
  readonly records: Records;
}

/** Some of the drills under a heading. */
export function DrillSection({ id, name, drills, records }: DrillSectionProps) {
  return (
    <section aria-labelledby={id} className="space-y-2 lg:space-y-3">
      <h2 id={id} className="text-xl font-bold">
        {name}
      </h2>
      <ul aria-labelledby={id} className="grid grid-cols-1 gap-2 md:grid-cols-2 lg:gap-4">
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
    </section>
  );
}
