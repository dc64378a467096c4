import type { CurrentUser } from '@hooplog/contract';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { store, readStored } from '../device-storage/stored-value.ts';
import { LAST_NUMBERS } from '../device-storage/last-numbers.ts';
import { LAST_USER } from '../device-storage/last-user.ts';
import { currentUserQuery } from './current-user.ts';
import { START_NUMBERS } from './start-numbers.ts';

const USER = hashKey(currentUserQuery.queryKey);
const NUMBERS = new Map(START_NUMBERS.map(([name, key]) => [hashKey(key), name]));

function rememberNumbers(client: QueryClient, { queryHash, state }: Query): void {
  const name = NUMBERS.get(queryHash);
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (name === undefined || user == null) return;
  // Data that came with the page has a time a few seconds in the future.
  const entry = { at: Math.min(state.dataUpdatedAt, Date.now()), data: state.data };
  const known = readStored(LAST_NUMBERS, user.id);
  store(LAST_NUMBERS, user.id, { ...(known as object | null), [name]: entry });
}

/** After signing out, the numbers are removed with the name. */
function rememberUser(user: CurrentUser | null): void {
  const before = readStored(...LAST_USER) as { readonly id?: string } | null;
  if (before?.id !== undefined && before.id !== user?.id) store(LAST_NUMBERS, before.id, null);
  store(...LAST_USER, user);
}

/**
 * Stores the signed-in user and the start page's numbers on the device, for the next time without a connection. It
 * follows the query cache, so that every way to sign in is covered: a code, a provider, a link, the start page, a
 * changed profile.
 */
export function rememberOnDevice(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (query.queryHash === USER) rememberUser(query.state.data as CurrentUser | null);
    else rememberNumbers(client, query as Query);
  });
}
