import type { GroupMember } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Crown, UserMinus } from 'lucide-react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { MoreMenu } from '../../../components/ui/more-menu.tsx';
import { formatDay } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';

interface MemberRowProps {
  readonly member: GroupMember;
  readonly isOwn: boolean;
  /** Whether the reader may remove this member and transfer the squad to them. */
  readonly mayManage: boolean;
  readonly onAsk: (about: 'remove' | 'hand-over') => void;
}

/** One member of a squad. */
export function MemberRow({ member, isOwn, mayManage, onAsk }: MemberRowProps) {
  const timeZone = useTimeZone();
  const { user, role, joinedAt, isPaused } = member;
  const remove = {
    icon: UserMinus,
    label: t('Remove {name}', { name: user.name }),
    onChoose: () => {
      onAsk('remove');
    },
  };
  const handOver = {
    icon: Crown,
    label: t('Make {name} the owner', { name: user.name }),
    onChoose: () => {
      onAsk('hand-over');
    },
  };
  return (
    <li className="flex items-center gap-x-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      {/* On the narrowest phones the role wraps below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-semibold break-words">
            {isOwn ? t('{name} (you)', { name: user.name }) : user.name}
          </p>
          <p className="text-sm text-muted">
            {t('Joined {day}', { day: formatDay(joinedAt, timeZone) })}
          </p>
          {isPaused && <p className="text-sm text-muted">{t('Account paused')}</p>}
        </div>
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>
          {role === 'owner' ? t('Owner') : t('Member')}
        </Badge>
      </div>
      {mayManage && (
        <MoreMenu title={user.name} entries={isPaused ? [remove] : [handOver, remove]} />
      )}
    </li>
  );
}
