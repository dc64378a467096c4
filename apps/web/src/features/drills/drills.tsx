import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { queryOf } from '../../lib/queries/query-of.ts';
import { DRILL_GROUPS } from './drill-groups.ts';
import { DrillSection, type Records } from './drill-section.tsx';

const recordsQuery = queryOf('GET /api/drills/records');
const ownKeysQuery = queryOf('GET /api/drills/own');

// Keeps the code that reads keys of own drills out of the page's first chunk.
const OwnDrillList = lazyPart(async () => (await import('./own-drill-list.tsx')).OwnDrillList).Part;
const OneDrill = lazyPart(async () => (await import('./one-drill.tsx')).OneDrill).Part;
const NewDrill = lazyPart(async () => (await import('./new-drill.tsx')).NewDrill).Part;

interface DrillsProps {
  /** The key of the drill to show; undefined for the list. */
  readonly shown: string | undefined;
  /** Shows another drill, or the list. */
  readonly onShow: (key: string | undefined) => void;
}

const ListSkeleton = () => <Skeleton className="h-120 rounded-card" />;

/**
 * Own drills come first in the list, so nothing is rendered until they have been requested once. A later failure hides
 * nothing.
 */
function Lists({ records }: { readonly records: Records }) {
  const own = useQuery(ownKeysQuery);
  if (!own.isFetched && own.isFetching) return <ListSkeleton />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <div className="space-y-6">
        <OwnDrillList records={records} />
        {DRILL_GROUPS.map(({ id, name, drills }) => (
          <DrillSection key={id} id={`${id}-drills`} name={name} {...{ drills, records }} />
        ))}
      </div>
    </Suspense>
  );
}

function List({ onShow }: Pick<DrillsProps, 'onShow'>) {
  return (
    <>
      <PageHeading
        action={
          <Suspense fallback={<Skeleton className="h-11 w-36" />}>
            <NewDrill onDone={onShow} />
          </Suspense>
        }
      >
        {t('Drills')}
      </PageHeading>
      <Loaded
        query={useQuery(recordsQuery)}
        skeleton={<Lists records={null} />}
        failed={(onRetry) => (
          <>
            <ErrorState
              className="rounded-card border border-line"
              title={t('Your records could not be loaded')}
              text={t('You can play all the same.')}
              onRetry={onRetry}
            />
            <Lists records={undefined} />
          </>
        )}
      >
        {(records) => <Lists records={records} />}
      </Loaded>
    </>
  );
}

/** Every drill with the player's record, or one drill. The built-in drills work offline. */
export function Drills({ shown, onShow }: DrillsProps) {
  return (
    <div className="space-y-5 md:space-y-6">
      {shown === undefined ? (
        <List onShow={onShow} />
      ) : (
        <Suspense fallback={<Skeleton className="h-120 rounded-card" />}>
          <OneDrill key={shown} shownKey={shown} onShow={onShow} />
        </Suspense>
      )}
    </div>
  );
}
