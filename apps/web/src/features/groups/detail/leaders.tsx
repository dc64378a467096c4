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
 * The leaders of the squad. Nothing until a member has a workout, or if the ranking cannot be loaded: its own tab shows
 * the error.
 */
export function Leaders({ groupId, userId }: LeadersProps) {
  const { data } = useQuery(groupLeaderboardQuery(groupId));
  if (data === undefined || data.length === 0) return null;
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
        {data.slice(0, SHOWN).map((standing) => (
          <Standing
            key={standing.user.id}
            standing={standing}
            isOwn={standing.user.id === userId}
          />
        ))}
      </ol>
    </Card>
  );
}
