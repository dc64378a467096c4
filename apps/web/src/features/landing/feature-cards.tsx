import { t } from '@hooplog/language';
import type { ComponentType } from 'react';
import {
  CalendarPicture,
  DashboardPicture,
  GoalPicture,
  HeatMapPicture,
  TeamPicture,
  TrackingPicture,
} from './vignettes.tsx';

const FEATURES: readonly {
  readonly title: string;
  readonly text: string;
  readonly picture: ComponentType;
}[] = [
  {
    title: t('Manual shot tracking'),
    text: t(
      'Tap the spot on the court, then Made or Missed. Two taps a shot, even with tired hands.',
    ),
    picture: TrackingPicture,
  },
  {
    title: t('Heat map analytics'),
    text: t('Fourteen zones show where you are hot and where the next hundred shots should go.'),
    picture: HeatMapPicture,
  },
  {
    title: t('Performance dashboard'),
    text: t('Shooting percentage, volume and streak at a glance, right after every workout.'),
    picture: DashboardPicture,
  },
  {
    title: t('Workout calendar'),
    text: t('Every session on its day. Keep the streak going.'),
    picture: CalendarPicture,
  },
  {
    title: t('Team management'),
    text: t('Coaches see each player’s numbers, players see where they stand.'),
    picture: TeamPicture,
  },
  {
    title: t('Goal setting'),
    text: t('Set what the week should bring, and watch the ring close.'),
    picture: GoalPicture,
  },
];

/** The product's features in six cards. */
export function FeatureCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {FEATURES.map(({ title, text, picture: Picture }) => (
        <li
          key={title}
          className="overflow-hidden rounded-card border border-line bg-card max-sm:flex"
        >
          <div className="border-line bg-page max-sm:grid max-sm:w-32 max-sm:shrink-0 max-sm:place-items-center max-sm:border-e max-sm:px-3 sm:border-b sm:px-5 sm:py-4">
            <Picture />
          </div>
          <div className="p-4 sm:p-5">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
