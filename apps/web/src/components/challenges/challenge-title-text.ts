import { drillName } from '@hooplog/domain';
import type { Challenge } from '@hooplog/contract';
import { t } from '@hooplog/language';

type Named = Partial<Pick<Challenge, 'drill'>> &
  Pick<Challenge, 'kind'> & { readonly name?: string | null };

/** The title of a challenge: its own name, or what counts in it. */
export function challengeTitle({ name, kind, drill }: Named): string {
  if (typeof name === 'string') return name;
  switch (kind) {
    case 'makes':
      return t('Most makes');
    case 'percentage':
      return t('Best percentage');
    case 'days':
      return t('Most days trained');
    case 'drill':
      return drill === undefined
        ? t('Best result in a drill')
        : t('Best at {drill}', { drill: drillName(drill) });
  }
}
