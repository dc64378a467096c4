import { t } from '@hooplog/language';

/**
 * The three numbers under the hero, in one place. Operators can replace them by the installation's own counts
 * (`LANDING_NUMBERS=live`); `id` is the name of the count in the server's response.
 */
export const HEADLINE_NUMBERS = [
  { id: 'workouts', number: t('10K+'), label: t('Workouts tracked') },
  { id: 'players', number: t('5K+'), label: t('Active players') },
  { id: 'teams', number: t('500+'), label: t('Teams') },
] as const;
