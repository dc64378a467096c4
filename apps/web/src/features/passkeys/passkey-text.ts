import { t } from '@hooplog/language';
import type { AnswerTo } from '../../lib/api-client/api-call.ts';

/** Why passkeys are not available, because of the installation's settings or this browser. */
function whyNot({ methods, passkeys }: AnswerTo<'GET /api/auth/methods'>): string {
  if (passkeys) return t('This browser cannot use passkeys. Try a newer one.');
  if (!methods.some(({ id }) => id === 'email')) {
    return t(
      'There are no passkeys here: the operator lets only sign-in providers decide who gets in.',
    );
  }
  if (window.location.hostname === '127.0.0.1') {
    return t(
      'Browsers keep passkeys for names, not for numbers. Open Hooplog at {address} on this machine to use them.',
      { address: `http://localhost:${window.location.port}` },
    );
  }
  return t(
    'Passkeys do not work at this address: browsers want https and a name, not only a number. Ask the operator for such an address.',
  );
}

export const PASSKEY_TEXT = {
  whyNot,
  thereAlready: t('This device already has a passkey for your account.'),
  notAdded: t('No passkey was added: your device did not confirm it. Please try again.'),
};
