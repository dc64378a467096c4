import { t } from '@hooplog/language';
import { useOwnDrills } from '../../lib/queries/own-drills.ts';
import { DrillList, type Records } from './drill-list.tsx';

/** The drills that the player made or copied; nothing if there are none. */
export function OwnDrillList({ records }: { readonly records: Records }) {
  const own = useOwnDrills();
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own-drills" className="space-y-3">
      <h2 id="own-drills" className="text-xl font-bold">
        {t('Yours')}
      </h2>
      <DrillList
        label={t('Your drills')}
        drills={own.map(({ drill }) => drill)}
        records={records}
      />
    </section>
  );
}
