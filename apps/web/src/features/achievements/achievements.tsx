import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { achievementsQuery, userAchievementsQuery } from '../../lib/queries/achievements.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { AchievementCard } from './achievement-card.tsx';

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4';
const PLACEHOLDERS = 14;

function Placeholders() {
  return (
    <div role="status" aria-label="Loading achievements" className={GRID}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} className="h-44 rounded-card" />
      ))}
    </div>
  );
}

/** Every badge, earned or on its way. */
export function Achievements() {
  const all = useQuery(achievementsQuery);
  const earned = useQuery(userAchievementsQuery);
  const stats = useQuery(statsQuery);
  const earnedAt = new Map(earned.data?.map((row) => [row.achievementId, row.earnedAt]));
  const retry = () => {
    for (const query of [all, earned, stats]) if (query.isError) void query.refetch();
  };
  const loaded = all.data && earned.data && stats.data;
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description={loaded ? `${earnedAt.size} of ${all.data.length} earned` : ''}>
        Achievements
      </PageHeading>
      {(all.isError || earned.isError || stats.isError) && (
        <ErrorState title="Your badges could not be loaded" onRetry={retry} />
      )}
      {!loaded && !(all.isError || earned.isError || stats.isError) && <Placeholders />}
      {loaded && (
        <ul className={GRID}>
          {all.data.map((achievement) => (
            <AchievementCard
              key={achievement.id}
              achievement={achievement}
              earnedAt={earnedAt.get(achievement.id) ?? null}
              measures={stats.data}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
