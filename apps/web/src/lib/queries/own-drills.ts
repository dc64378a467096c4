import { type Drill, findDrill } from '@hooplog/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryOf } from './query-of.ts';

/** A drill that the player made, or copied from a link. */
export interface KeptDrill {
  readonly id: string;
  readonly drill: Drill;
}

/** The newest first. Drills that this version cannot read are left out. */
export const ownDrillsQuery = queryOptions({
  ...queryOf('GET /api/drills/own'),
  select: (rows): readonly KeptDrill[] =>
    rows.flatMap(({ id, key }) => {
      const drill = findDrill(key);
      return drill === null ? [] : [{ id, drill }];
    }),
});

/** Empty while they are loading. */
export const useOwnDrills = (): readonly KeptDrill[] => useQuery(ownDrillsQuery).data ?? [];
