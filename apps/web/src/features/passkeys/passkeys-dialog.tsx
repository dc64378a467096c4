import type { Passkey } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { UsedKeyRow } from '../../components/account/used-key-row.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { PASSKEY_TEXT } from './passkey-text.ts';

const LOADING = (
  <div role="status" aria-label={t('Loading your passkeys')}>
    <Skeleton className="h-24" />
  </div>
);

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const timeZone = useTimeZone();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { mutate, isPending } = useChange(callOf('DELETE /api/passkeys/:id'), {
    title: t('The passkey was not removed'),
    failed: t('Please try again.'),
    refresh: ['/api/passkeys'],
  });
  return (
    <UsedKeyRow
      name={name}
      fact={t('Added {day}', { day: formatDay(createdAt, timeZone) })}
      lastUsedAt={lastUsedAt}
      deed={t('Remove')}
      deedLabel={t('Remove the passkey of {device}', { device: name })}
      pending={isPending}
      onEnd={() => {
        mutate({ params: { id } });
      }}
    />
  );
}

async function makePasskey(): Promise<Passkey> {
  const optionsJSON = await call('POST /api/passkeys/options', {});
  const body = await startRegistration({ optionsJSON });
  return call('POST /api/passkeys', { body });
}

const isThereAlready = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

function AddPasskey() {
  const { mutate, isPending, error } = useChange(makePasskey, {
    failed: null,
    refresh: ['/api/passkeys'],
  });
  return (
    <>
      <Button
        pending={isPending}
        onClick={() => {
          mutate();
        }}
      >
        <Plus aria-hidden /> {t('Add a passkey')}
      </Button>
      {error !== null && (
        <p role="alert" className="mt-3 text-sm font-medium text-missed">
          {isThereAlready(error)
            ? PASSKEY_TEXT.thereAlready
            : userMessage(error, PASSKEY_TEXT.notAdded)}
        </p>
      )}
    </>
  );
}

/** Adds and removes the player's passkeys, or says why there can be none. */
export function PasskeysDialog({ onClose }: { readonly onClose: () => void }) {
  const passkeys = useQuery({ ...queryOf('GET /api/passkeys'), staleTime: 0 });
  const methods = useQuery(queryOf('GET /api/auth/methods'));
  return (
    <Dialog open onClose={onClose} title={t('Passkeys')}>
      <p className="mb-4 text-sm text-muted">
        {t(
          'A passkey stays on your device or in your password manager, and opens with your fingerprint, your face or your screen lock. Codes by e-mail keep working.',
        )}
      </p>
      <Loaded query={methods} title={t('Your passkeys could not be loaded')} skeleton={LOADING}>
        {(ways) =>
          ways.passkeys && browserSupportsWebAuthn() ? (
            <AddPasskey />
          ) : (
            <p className="rounded-control bg-sunken p-3 text-sm">{PASSKEY_TEXT.whyNot(ways)}</p>
          )
        }
      </Loaded>
      <Loaded query={passkeys} title={t('Your passkeys could not be loaded')} skeleton={LOADING}>
        {(found) => (
          <ul className="mt-4 divide-y divide-line">
            {found.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
