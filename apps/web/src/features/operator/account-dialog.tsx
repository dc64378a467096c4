import type { OperatedUser, OperatorAct } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { call } from '../../lib/api-client/call.ts';
import { ActDialog } from './act-dialog.tsx';

export type AccountAct = Extract<OperatorAct, 'sign_out' | 'disable' | 'enable' | 'delete'>;

interface Words {
  readonly question: string;
  readonly text: string;
  readonly deed: string;
}

const wordsFor = (act: AccountAct, email: string): Words =>
  ({
    sign_out: {
      question: t('Sign out {email} everywhere?', { email }),
      text: t('All their devices are signed out, and their passkeys and API tokens are removed.'),
      deed: t('Sign out everywhere'),
    },
    disable: {
      question: t('Disable {email}?', { email }),
      text: t('Nobody can use this account until you enable it again. Nothing is deleted.'),
      deed: t('Disable account'),
    },
    enable: {
      question: t('Enable {email} again?', { email }),
      text: t('They can sign in again, and find everything as it was.'),
      deed: t('Enable account'),
    },
    delete: {
      question: t('Delete {email}?', { email }),
      text: t(
        'Everything of this account is deleted for good: workouts, videos, messages. They get a mail with your reason.',
      ),
      deed: t('Delete account'),
    },
  })[act];

interface AccountDialogProps {
  readonly user: OperatedUser;
  readonly act: AccountAct;
  readonly onClose: () => void;
}

/** Confirms an action on an account. */
export function AccountDialog({ user: { id, email }, act, onClose }: AccountDialogProps) {
  return (
    <ActDialog
      {...wordsFor(act, email)}
      send={(reason) =>
        call('POST /api/operator/users/:id', { params: { id }, body: { act, reason } })
      }
      refresh="/api/operator/users"
      onClose={onClose}
    />
  );
}
