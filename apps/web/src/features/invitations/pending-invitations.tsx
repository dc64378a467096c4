import type { ReceivedInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { SquadAnswer } from '../../components/invitations/answer-buttons.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { pendingInvitationsQuery } from '../../lib/queries/invitations.ts';

function PendingInvitation({ invitation }: { readonly invitation: ReceivedInvitation }) {
  const timeZone = useTimeZone();
  const { token, groupName, inviter, expiresAt } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold break-words">{groupName}</p>
        <p className="text-sm text-muted">
          {t('{inviter} invites you · good until {day}', {
            inviter: inviter.name,
            day: formatDay(expiresAt, timeZone),
          })}
        </p>
      </div>
      <SquadAnswer token={token} name={groupName} />
    </li>
  );
}

/**
 * The user's open invitations; nothing if there are none. An error is not shown, since the next fetch makes up for it.
 */
export function PendingInvitations() {
  const { data: invitations = [] } = useQuery(pendingInvitationsQuery);
  if (invitations.length === 0) return null;
  return (
    <Card aria-labelledby="pending-invitations">
      <CardHeading id="pending-invitations">{t('Invitations')}</CardHeading>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <PendingInvitation key={invitation.token} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}
