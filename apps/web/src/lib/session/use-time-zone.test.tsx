import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import { deviceTimeZone, useTimeZone } from './use-time-zone.ts';

function zoneOf(timeZone: string): string {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, aUser({ timeZone }));
  return renderHook(useTimeZone, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result.current;
}

it.each([
  ['the profile’s', 'Pacific/Auckland', 'Pacific/Auckland'],
  ['the device’s, if the browser does not know the profile’s', 'Mars/Olympus', deviceTimeZone()],
])('days are shown by %s time zone', (_, said, used) => {
  expect(zoneOf(said)).toBe(used);
});
