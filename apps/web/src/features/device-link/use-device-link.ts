import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { withBase } from '../../lib/base-path.ts';

/** Poll interval for the status of the link, in milliseconds. */
const POLL_MS = 2000;

/** The origin that the phone opens: this page's, unless it is a loopback address; then the one from the server. */
function phoneOrigin(serverOrigin: string | null): string | null {
  const { hostname, origin } = window.location;
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isLoopback ? serverOrigin : origin;
}

/** A sign-in link for one more device, and its status while the page is open. */
export function useDeviceLink() {
  // The error is shown in place of the code.
  const create = useChange(() => call('POST /api/auth/links', {}), { failed: null });
  const id = create.data?.id ?? '';
  const { data } = useQuery({
    ...queryOf('GET /api/auth/links/:id', { params: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'used' ? false : POLL_MS),
  });
  const origin = create.data === undefined ? null : phoneOrigin(create.data.origin);
  return {
    make: () => {
      create.mutate();
    },
    isMaking: create.isPending,
    /** The error message; null if there is none. */
    problem: create.error === null ? null : userMessage(create.error, t('No code could be made.')),
    isMade: create.data !== undefined,
    /** The contents of the code; null if no phone can reach this installation. */
    address: origin === null ? null : origin + withBase(`/link#${create.data?.secret ?? ''}`),
    state: data?.state ?? 'waiting',
    device: data?.device ?? null,
  };
}
