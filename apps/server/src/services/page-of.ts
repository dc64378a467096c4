/** A page of a list. `last` is its last row if more follow: the next page begins after it. */
export interface PageOf<Row> {
  readonly page: Row[];
  readonly last: Row | null;
}

/** @param found the rows of a page and, if more exist, one extra */
export function pageOf<Row>(found: readonly Row[], size: number): PageOf<Row> {
  const page = found.slice(0, size);
  return { page, last: found.length > size ? (page.at(-1) ?? null) : null };
}
