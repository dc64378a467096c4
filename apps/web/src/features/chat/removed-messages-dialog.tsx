import type { RemovedMessage } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../components/ui/dialog.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

interface RemovedMessagesDialogProps {
  readonly groupId: string;
  readonly onClose: () => void;
}

const NONE = (
  <EmptyState
    picture="talk"
    title={t('Nothing was removed')}
    text={t(
      'Messages that you remove from the chat are listed here. Only you and their authors can see them.',
    )}
  />
);

const LOADING = (
  <div role="status" aria-label={t('Loading removed messages')}>
    <Skeleton className="h-24" />
  </div>
);

function Removed({ message }: { readonly message: RemovedMessage }) {
  const timeZone = useTimeZone();
  const { user, content, removedAt, removedBy } = message;
  const moment = formatDayAndTime(removedAt, timeZone);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <bdi className="font-semibold">{user.name}</bdi>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
        {content}
      </p>
      <p className="mt-1 text-sm text-muted">
        {removedBy === null
          ? t('Removed by a former owner or an operator, {moment}', { moment })
          : t('Removed by {name}, {moment}', { name: removedBy.name, moment })}
      </p>
    </li>
  );
}

/** For the owner of a squad: the messages removed from its chat, with author, remover and time. */
export function RemovedMessagesDialog({ groupId, onClose }: RemovedMessagesDialogProps) {
  const query = useQuery({
    ...queryOf('GET /api/groups/:id/removed-messages', { params: { id: groupId } }),
    staleTime: 0,
  });
  return (
    <Dialog open onClose={onClose} title={t('Removed messages')}>
      <Loaded query={query} title={t('The list could not be loaded')} skeleton={LOADING}>
        {(messages) =>
          messages.length === 0 ? (
            NONE
          ) : (
            <ul className="divide-y divide-line">
              {messages.map((message) => (
                <Removed key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
