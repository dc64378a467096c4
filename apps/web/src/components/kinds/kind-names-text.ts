import type { ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** The names of the kinds of shots. */
export const KIND_NAMES: Readonly<Record<ShotKind, string>> = {
  catch_and_shoot: t('Catch and shoot'),
  off_the_dribble: t('Off the dribble'),
  layup: t('Lay-up'),
  free_throw: t('Free throw'),
};

/** "3 shots · Lay-up": name of a step that sets the kind of shots. */
export const kindWords = (shots: number, kind: ShotKind | null): string =>
  t('{shots, plural, one {# shot} other {# shots}} · {kind}', {
    shots,
    kind: kind === null ? t('No kind of shot') : KIND_NAMES[kind],
  });
