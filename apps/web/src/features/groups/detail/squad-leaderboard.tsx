import type { GroupStanding } from '@hooplog/contract';
import { counted, formatCount } from '@hooplog/domain';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { groupLeaderboardQuery } from '../../../lib/queries/groups.ts';
import { ListPanel } from './list-panel.tsx';

function Standing({ standing, isOwn }: { standing: GroupStanding; isOwn: boolean }) {
  const { rank, user, made, totalShots, percentage, workoutCount } = standing;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="w-8 shrink-0 text-center text-lg font-bold figures">
        <span className="sr-only">Rank </span>
        {rank}
      </span>
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      <div className="min-w-0 flex-1">
        <p className={cn('font-semibold break-words', isOwn && 'text-accent-text')}>
          {user.name}
          {isOwn && ' (you)'}
        </p>
        <p className="text-sm text-muted figures">
          {formatCount(made)}/{formatCount(totalShots)} made · {counted(workoutCount, 'workout')}
        </p>
      </div>
      <div className="text-right figures">
        <p className="text-lg font-bold">{percentage}%</p>
        <p className="text-sm text-muted">{counted(totalShots, 'shot')}</p>
      </div>
    </li>
  );
}

interface SquadLeaderboardProps {
  readonly groupId: string;
  readonly userId: string;
}

/** How the members compare. */
export function SquadLeaderboard({ groupId, userId }: SquadLeaderboardProps) {
  const query = useQuery(groupLeaderboardQuery(groupId));
  return (
    <ListPanel
      ordered
      what="leaderboard"
      query={query}
      empty={
        <EmptyState
          icon={<Trophy />}
          title="No stats yet"
          text="The first workout of a member starts the ranking."
        />
      }
    >
      {(standing) => (
        <Standing key={standing.user.id} standing={standing} isOwn={standing.user.id === userId} />
      )}
    </ListPanel>
  );
}
