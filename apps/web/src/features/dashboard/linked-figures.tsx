import { t } from '@hooplog/language';
import type { ComponentProps } from 'react';
import { LifetimeCards } from '../../components/stats/lifetime-cards.tsx';
import { CardLink, LINKED_CARD } from './card-link.tsx';

/** The lifetime totals, each linked to the page with details. */
export const LINKED_FIGURES: Required<ComponentProps<typeof LifetimeCards>>['cards'] = {
  percentage: {
    className: LINKED_CARD,
    label: (
      <CardLink to="/progress" name={t('Shooting %: see your progress')}>
        {t('Shooting %')}
      </CardLink>
    ),
  },
  shots: {
    className: LINKED_CARD,
    label: (
      <CardLink to="/heatmap" name={t('Total Shots: see where you took them')}>
        {t('Total Shots')}
      </CardLink>
    ),
  },
  workouts: {
    className: LINKED_CARD,
    label: (
      <CardLink to="/workouts" name={t('Workouts: see all of them')}>
        {t('Workouts')}
      </CardLink>
    ),
  },
  streak: {
    className: LINKED_CARD,
    label: (
      <CardLink to="/calendar" name={t('Current Streak: see your calendar')}>
        {t('Current Streak')}
      </CardLink>
    ),
  },
};
