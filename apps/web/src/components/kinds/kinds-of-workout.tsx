import { addTotals, type KindTotals, SHOT_KINDS, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../ui/card.tsx';
import { KindList } from './kind-list.tsx';

const NOTHING: Totals = { made: 0, total: 0 };

/** The shots of a workout by the kind that is said of them. */
export function KindsOfWorkout({ kindData }: { readonly kindData: readonly KindTotals[] }) {
  const records = SHOT_KINDS.map((kind) => ({
    kind,
    ...kindData.filter((part) => part.kind === kind).reduce<Totals>(addTotals, NOTHING),
  }));
  return (
    <Card aria-labelledby="kinds">
      <CardHeading id="kinds" className="mb-2">
        {t('By kind of shot')}
      </CardHeading>
      <KindList onlyTaken records={records} />
    </Card>
  );
}
