import { type Drill, DRILLS } from '@hooplog/domain';
import { useOwnDrills } from '../../lib/queries/own-drills.ts';

const optionOf = ({ key, name }: Drill) => (
  <option key={key} value={key}>
    {name}
  </option>
);

/** Every drill for a `Select`: the player's own first. */
export function DrillOptions({
  besides,
}: {
  /** One that is in neither list. */ readonly besides: Drill | null;
}) {
  const own = useOwnDrills().map(({ drill }) => drill);
  const isListed = [...own, ...DRILLS].some(({ key }) => key === besides?.key);
  const yours = besides === null || isListed ? own : [besides, ...own];
  return (
    <>
      {yours.length > 0 && <optgroup label="Yours">{yours.map(optionOf)}</optgroup>}
      <optgroup label="All drills">{DRILLS.map(optionOf)}</optgroup>
    </>
  );
}
