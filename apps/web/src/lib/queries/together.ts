interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type DataOf<Q> = Q extends Query<infer Data> ? Exclude<Data, undefined> : never;

/**
 * Several queries as one, for `Loaded`: loaded when all are, failed when one of them is. A retry repeats only the
 * failed ones.
 */
export function together<Queries extends readonly Query<unknown>[]>(...queries: Queries) {
  const isThere = queries.every(({ data }) => data !== undefined);
  return {
    data: isThere
      ? (queries.map(({ data }) => data) as { [I in keyof Queries]: DataOf<Queries[I]> })
      : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const { error, refetch } of queries) if (error !== null) refetch();
    },
  };
}
