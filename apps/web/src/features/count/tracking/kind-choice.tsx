import { t } from '@hooplog/language';
import { KindSelect } from '../../../components/kinds/kinds.tsx';
import type { Counting } from './use-counting.ts';

/** Sets the kind of the next shots. It stays until changed. */
export const KindChoice = ({ counting: { kind, sayKind } }: { readonly counting: Counting }) => (
  <KindSelect
    kind={kind}
    none={t('Kind of shot')}
    onChoose={sayKind}
    aria-label={t('Kind of the next shots')}
    className="w-38 text-sm"
  />
);
