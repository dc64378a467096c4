import { type Drill, DRILLS, findDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useOwnDrills } from '../../lib/queries/own-drills.ts';

const optionOf = ({ key, name }: Drill) => (
  <option key={key} value={key}>
    {name}
  </option>
);

interface DrillOptionsProps {
  /** The chosen key: its drill may be in neither list. */
  readonly chosen: string | null;
}

/** All drills as options of a `Select`: the player's own first. */
export function DrillOptions({ chosen }: DrillOptionsProps) {
  const own = useOwnDrills().map(({ drill }) => drill);
  const isListed = [...own, ...DRILLS].some(({ key }) => key === chosen);
  const other = isListed || chosen === null ? null : findDrill(chosen);
  const yours = other === null ? own : [other, ...own];
  return (
    <>
      {yours.length > 0 && <optgroup label={t('Yours')}>{yours.map(optionOf)}</optgroup>}
      <optgroup label={t('All drills')}>{DRILLS.map(optionOf)}</optgroup>
    </>
  );
}
