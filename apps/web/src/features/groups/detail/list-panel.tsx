import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { SkeletonList } from '../../../components/ui/skeleton.tsx';

/** Texts of a list: its name, and while it loads or cannot be loaded. */
export interface ListWords {
  readonly name: string;
  readonly loading: string;
  readonly failed: string;
}

interface ListPanelProps<Item> {
  readonly words: ListWords;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'> & {
    readonly data: readonly Item[] | undefined;
  };
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (item: Item, place: number, all: readonly Item[]) => ReactNode;
  /** Ranked lists are ordered, the others are not. */
  readonly ordered?: boolean;
}

/** A card with a list of a squad in each of its states. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { words, query, empty, children, ordered = false } = props;
  const List = ordered ? 'ol' : 'ul';
  return (
    <Card aria-label={words.name}>
      <Loaded
        query={query}
        title={words.failed}
        skeleton={
          <SkeletonList label={words.loading} count={3} each="h-14" className="space-y-3" />
        }
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
