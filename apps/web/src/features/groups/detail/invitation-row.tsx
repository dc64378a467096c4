import type { GroupInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CopyLinkButton } from '../../../components/ui/copy-link-button.tsx';
import { formatDay } from '../../../lib/format/dates.ts';
import { callOf, useChange } from '../../../lib/queries/use-change.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { invitationFor, joinedWords, STATUS_NAMES } from './invitation-text.ts';
import { withBase } from '../../../lib/base-path.ts';

function Actions({ invitation }: { readonly invitation: GroupInvitation }) {
  const { id: invitationId, groupId, token, mayRevoke } = invitation;
  const { mutate, isPending } = useChange(
    callOf('DELETE /api/groups/:id/invitations/:invitationId'),
    {
      failed: t('Failed to revoke invitation'),
      refresh: ['/api/groups'],
    },
  );
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-auto">
      {token !== null && (
        <CopyLinkButton url={window.location.origin + withBase(`/invite/${token}`)} />
      )}
      {mayRevoke && (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => {
            mutate({ params: { id: groupId, invitationId } });
          }}
        >
          {t('Revoke')}
        </Button>
      )}
    </div>
  );
}

/** One invitation of a squad, with the actions still possible. */
export function InvitationRow({ invitation }: { readonly invitation: GroupInvitation }) {
  const timeZone = useTimeZone();
  const { inviter, status, createdAt, expiresAt } = invitation;
  const joined = joinedWords(invitation);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 font-semibold break-words">{invitationFor(invitation)}</span>
          <Badge tone={status === 'pending' ? 'accent' : 'neutral'}>{STATUS_NAMES[status]}</Badge>
        </p>
        {joined !== null && <p className="text-sm font-semibold figures">{joined}</p>}
        <p className="text-sm text-muted">
          {t('By {inviter} · Created {created} · Expires {expires}', {
            inviter: inviter.name,
            created: formatDay(createdAt, timeZone),
            expires: formatDay(expiresAt, timeZone),
          })}
        </p>
      </div>
      {status === 'pending' && <Actions invitation={invitation} />}
    </li>
  );
}
