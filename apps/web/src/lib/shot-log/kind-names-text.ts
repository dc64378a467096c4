import type { ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** What each kind of shot is called. */
export const KIND_NAMES: Readonly<Record<ShotKind, string>> = {
  catch_and_shoot: t('Catch and shoot'),
  off_the_dribble: t('Off the dribble'),
  layup: t('Lay-up'),
  free_throw: t('Free throw'),
};
