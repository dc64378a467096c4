import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { groupLeaderboardQuery } from '../group-queries.ts';
import { ListPanel, type ListWords } from './list-panel.tsx';
import { Standing } from './standing.tsx';

const WORDS: ListWords = {
  name: t('leaderboard'),
  loading: t('Loading leaderboard'),
  failed: t('The leaderboard could not be loaded'),
};

interface SquadLeaderboardProps {
  readonly groupId: string;
  readonly userId: string;
}

/** The ranking of the members. */
export function SquadLeaderboard({ groupId, userId }: SquadLeaderboardProps) {
  const query = useQuery(groupLeaderboardQuery(groupId));
  return (
    <ListPanel
      ordered
      words={WORDS}
      query={query}
      empty={
        <EmptyState
          picture="trophy"
          title={t('No stats yet')}
          text={t('The ranking starts with the first workout of a member.')}
          action={
            <Button asChild>
              <Link to="/upload">{t('Upload Workout')}</Link>
            </Button>
          }
        />
      }
    >
      {(standing, _, all) => (
        <Standing
          key={standing.user.id}
          standing={standing}
          isOwn={standing.user.id === userId}
          all={all}
        />
      )}
    </ListPanel>
  );
}
