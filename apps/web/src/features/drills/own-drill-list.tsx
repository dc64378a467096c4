import { t } from '@hooplog/language';
import { useOwnDrills } from '../../lib/queries/own-drills.ts';
import { DrillSection, type Records } from './drill-section.tsx';

/** The drills that the player made or copied; nothing if there are none. */
export function OwnDrillList({ records }: { readonly records: Records }) {
  const own = useOwnDrills();
  if (own.length === 0) return null;
  return (
    <DrillSection
      id="own-drills"
      name={t('Yours')}
      drills={own.map(({ drill }) => drill)}
      records={records}
    />
  );
}
