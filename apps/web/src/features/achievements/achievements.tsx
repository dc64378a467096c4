import type { AchievementEntry, UserAchievement } from '@hooplog/contract';
import { achievementProgress, type AchievementMeasures } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { achievementsQuery, userAchievementsQuery } from '../../lib/queries/achievements.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { together } from '../../lib/queries/together.ts';
import { AchievementCard } from './achievement-card.tsx';

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-4';

const NEXT = t('Next up');

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-lg font-bold">{title}</h2>
    {children}
  </section>
);

/** Two rows on a phone, one on wide screens. */
const NEXT_COUNT = 4;

const LOADING = (
  <Section title={NEXT}>
    <SkeletonList
      label={t('Loading achievements')}
      count={12}
      each="h-44 rounded-card"
      className={GRID}
    />
  </Section>
);

/** Badges within reach, closest first; then earned ones; then the rest. */
function sectionsOf(
  achievements: readonly AchievementEntry[],
  owned: readonly UserAchievement[],
  measures: AchievementMeasures,
) {
  const badges = achievements.map((achievement) => ({
    achievement,
    earnedAt: owned.find((row) => row.achievementId === achievement.id)?.earnedAt ?? null,
    percent: achievementProgress(achievement, measures).percent,
  }));
  const open = badges
    .filter(({ earnedAt }) => earnedAt === null)
    .toSorted((a, b) => b.percent - a.percent);
  return [
    { title: NEXT, badges: open.slice(0, NEXT_COUNT) },
    {
      title: t('Earned', {}, 'heading of badges'),
      badges: badges.filter(({ earnedAt }) => earnedAt !== null),
    },
    { title: t('Later'), badges: open.slice(NEXT_COUNT) },
  ].filter((section) => section.badges.length > 0);
}

/** All badges, earned or not. */
export function Achievements() {
  const query = together(
    useQuery(achievementsQuery),
    useQuery(userAchievementsQuery),
    useQuery(statsQuery),
  );
  const [all, earned] = query.data ?? [];
  const meant = useLocation({ select: ({ hash }) => hash });
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading
        description={
          all ? t('{earned} of {all} earned', { earned: earned?.length ?? 0, all: all.length }) : ''
        }
      >
        {t('Achievements')}
      </PageHeading>
      {earned?.length === 0 && (
        <p className="text-muted">
          {t('Badges unlock by themselves as soon as your saved workouts get there.')}
        </p>
      )}
      <Loaded query={query} title={t('Your badges could not be loaded')} skeleton={LOADING}>
        {([achievements, owned, measures]) => (
          <>
            {sectionsOf(achievements, owned, measures).map(({ title, badges }) => (
              <Section key={title} title={title}>
                <ul className={GRID}>
                  {badges.map(({ achievement, earnedAt }) => (
                    <AchievementCard
                      key={achievement.id}
                      achievement={achievement}
                      earnedAt={earnedAt}
                      measures={measures}
                      isMeant={achievement.id === meant}
                    />
                  ))}
                </ul>
              </Section>
            ))}
          </>
        )}
      </Loaded>
    </div>
  );
}
