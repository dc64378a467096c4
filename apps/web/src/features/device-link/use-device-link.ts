import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { withBase } from '../../lib/base-path.ts';

/** Milliseconds between two looks at what became of the link. */
const LOOK_EVERY = 2000;

/** Where the phone has to go: the address that this page came from, unless only this machine can open that. */
function phoneOrigin(told: string | null): string | null {
  const { hostname, origin } = window.location;
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isLoopback ? told : origin;
}

/** A link for one more device, and what becomes of it while the page is open. */
export function useDeviceLink() {
  // A failure is said in place of the code.
  const create = useChange(() => call('POST /api/auth/links', {}), { failed: null });
  const id = create.data?.id ?? '';
  const { data } = useQuery({
    ...queryOf('GET /api/auth/links/:id', { params: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'used' ? false : LOOK_EVERY),
  });
  const origin = create.data === undefined ? null : phoneOrigin(create.data.origin);
  return {
    make: () => {
      create.mutate();
    },
    isMaking: create.isPending,
    /** In words; null while all is well. */
    problem: create.error === null ? null : userMessage(create.error, t('No code could be made.')),
    isMade: create.data !== undefined,
    /** What the code holds; null where no phone can reach this program. */
    address: origin === null ? null : origin + withBase(`/link#${create.data?.secret ?? ''}`),
    state: data?.state ?? 'waiting',
    device: data?.device ?? null,
  };
}
