import { t } from '@hooplog/language';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

interface ListPanelProps<Item> {
  /** "members": what is loading, or could not be loaded. */
  readonly what: string;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'> & {
    readonly data: readonly Item[] | undefined;
  };
  /** What stands in the place of an empty list. */
  readonly empty: ReactNode;
  readonly children: (item: Item) => ReactNode;
  /** Ranked lists are ordered, the others are not. */
  readonly ordered?: boolean;
}

function Rows({ what }: { readonly what: string }) {
  return (
    <div role="status" aria-label={t('Loading {what}', { what })} className="space-y-3">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-14" />
      ))}
    </div>
  );
}

/** A card with a list of a squad in each of its states. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { what, query, empty, children, ordered = false } = props;
  const List = ordered ? 'ol' : 'ul';
  return (
    <Card aria-label={what}>
      <Loaded
        query={query}
        title={t('The {what} could not be loaded', { what })}
        skeleton={<Rows what={what} />}
      >
        {(items) =>
          items.length === 0 ? (
            empty
          ) : (
            <List className="divide-y divide-line">{items.map(children)}</List>
          )
        }
      </Loaded>
    </Card>
  );
}
