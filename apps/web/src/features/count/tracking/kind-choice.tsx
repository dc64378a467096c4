import { t } from '@hooplog/language';
import { KindSelect } from '../../../components/kinds/kinds.tsx';
import type { Counting } from './use-counting.ts';

/** Of what kind the next shots are. What is chosen stays. */
export const KindChoice = ({ counting: { kind, sayKind } }: { readonly counting: Counting }) => (
  <KindSelect
    kind={kind}
    none={t('Kind of shot')}
    onChoose={sayKind}
    aria-label={t('Kind of the next shots')}
    className="w-38 text-sm"
  />
);
