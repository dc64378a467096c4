import type { GroupStanding } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { groupLeaderboardQuery } from '../group-queries.ts';
import { Standing } from './standing.tsx';

/** Number of rows, as on a podium. */
const SHOWN = 3;

interface LeadersProps {
  readonly groupId: string;
  readonly userId: string;
}

/**
 * Who leads the squad, and the reader wherever they are. Nothing until somebody has a workout, nor where the ranking does not load: its own tab says why
 * and how to go on.
 */
export function Leaders({ groupId, userId }: LeadersProps) {
  const { data } = useQuery(groupLeaderboardQuery(groupId));
  if (data === undefined || data.length === 0) return null;
  const isShown = ({ user }: GroupStanding, place: number) => place < SHOWN || user.id === userId;
  return (
    <Card aria-labelledby="leaders">
      <CardHeading
        id="leaders"
        className="items-center"
        action={
          <Button asChild variant="quiet" size="sm" className="-me-3">
            <Link
              to="/groups/$id"
              params={{ id: groupId }}
              search={{ tab: 'leaderboard' }}
              replace
              resetScroll={false}
            >
              {t('All members')}
            </Link>
          </Button>
        }
      >
        {t('In the lead')}
      </CardHeading>
      <ol className="divide-y divide-line">
        {data.filter(isShown).map((standing) => (
          <Standing
            key={standing.user.id}
            standing={standing}
            isOwn={standing.user.id === userId}
            all={data}
          />
        ))}
      </ol>
    </Card>
  );
}
