import type { DrillRecord } from '@hooplog/contract';
import { DRILLS } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { queryOf } from '../../lib/queries/query-of.ts';
import { DrillCard } from './drill-card.tsx';
import { RecordLine } from './record-line.tsx';

const recordsQuery = queryOf('GET /api/drills/records');

interface ListProps {
  /** Null while they are on their way; undefined where they cannot be had. */
  readonly records: readonly DrillRecord[] | null | undefined;
}

function List({ records }: ListProps) {
  return (
    <ul aria-label="Drills" className="grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {DRILLS.map((drill) => (
        <li key={drill.key}>
          <DrillCard drill={drill}>
            {records === null && <Skeleton className="h-10 w-32" />}
            {records != null && (
              <RecordLine
                drill={drill}
                record={records.find(({ key }) => key === drill.key) ?? null}
              />
            )}
          </DrillCard>
        </li>
      ))}
    </ul>
  );
}

/** Every drill with the player's record. The drills are here without a connection: only records are asked for. */
export function Drills() {
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description="Play one by hand: it says the next spot and keeps your record.">
        Drills
      </PageHeading>
      <Loaded
        query={useQuery(recordsQuery)}
        skeleton={<List records={null} />}
        failed={(onRetry) => (
          <>
            <ErrorState
              className="rounded-card border border-line"
              title="Your records could not be loaded"
              text="You can play all the same."
              onRetry={onRetry}
            />
            <List records={undefined} />
          </>
        )}
      >
        {(records) => <List records={records} />}
      </Loaded>
    </div>
  );
}
