/** A page of a list, and its last row where more follow: the next page begins after it. */
export interface PageOf<Row> {
  readonly page: Row[];
  readonly last: Row | null;
}

/** @param found one more row than a page holds, where there is one */
export function pageOf<Row>(found: readonly Row[], size: number): PageOf<Row> {
  const page = found.slice(0, size);
  return { page, last: found.length > size ? (page.at(-1) ?? null) : null };
}
