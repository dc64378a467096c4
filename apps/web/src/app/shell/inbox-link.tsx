import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { unreadCountQuery } from '../../lib/queries/notifications.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useSeenNews } from './use-seen-news.ts';

const NONE = { count: 0 };

/** The link to the inbox, with a dot while it has unread entries. */
export function InboxLink() {
  const session = useSession();
  const { data: { count: unread } = NONE } = useQuery({
    ...unreadCountQuery,
    enabled: session.state === 'signed_in',
  });
  useSeenNews(unread);
  return (
    <Button asChild variant="quiet" size="icon" className="relative">
      <Link to="/inbox">
        <Bell aria-hidden />
        <span className="sr-only">
          {unread === 0 ? t('Inbox') : t('Inbox, {unread} unread', { unread })}
        </span>
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute end-2 top-2 size-2.5 rounded-full bg-danger ring-2 ring-page"
          />
        )}
      </Link>
    </Button>
  );
}
