import {
  BALL_SIZES,
  type BallSize,
  type Equipment,
  RIM_HEIGHTS,
  type Units,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useId, useState } from 'react';
import { formatRimHeight } from '../../lib/format/distances.ts';
import { useUnits } from '../../lib/session/use-units.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface EquipmentLineProps {
  readonly equipment: Equipment;
  readonly disabled?: boolean;
  readonly onChange: (equipment: Equipment) => void;
}

const said = ({ rimHeight, ballSize }: Equipment, units: Units): string =>
  ballSize === 'mini'
    ? t('Hoop {height}, mini ball', { height: formatRimHeight(rimHeight, units) })
    : t('Hoop {height}, ball size {size}', {
        height: formatRimHeight(rimHeight, units),
        size: ballSize,
      });

const ballName = (size: BallSize): string =>
  size === 'mini' ? t('Mini ball') : t('Size {size}', { size });

function EquipmentFields({ equipment, disabled = false, onChange }: EquipmentLineProps) {
  const units = useUnits();
  // A height set by the command line or an import stays until another is chosen.
  const heights = [...new Set([...RIM_HEIGHTS, equipment.rimHeight])].sort((a, b) => a - b);
  return (
    <div className="mt-1 grid gap-3 sm:grid-cols-2">
      <Field label={t('Rim height')}>
        {(control) => (
          <Select
            {...control}
            value={equipment.rimHeight}
            disabled={disabled}
            onChange={({ target }) => {
              onChange({ ...equipment, rimHeight: Number(target.value) });
            }}
          >
            {heights.map((feet) => (
              <option key={feet} value={feet}>
                {formatRimHeight(feet, units)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Ball')}>
        {(control) => (
          <Select
            {...control}
            value={equipment.ballSize}
            disabled={disabled}
            onChange={({ target }) => {
              const ballSize = BALL_SIZES.find((size) => String(size) === target.value);
              if (ballSize !== undefined) onChange({ ...equipment, ballSize });
            }}
          >
            {BALL_SIZES.map((size) => (
              <option key={size} value={size}>
                {ballName(size)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** "Hoop 10 ft (3.05 m), ball size 7", with a control to change it. */
export function EquipmentLine(props: EquipmentLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const units = useUnits();
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {said(props.equipment, units)}
        <Button
          variant="quiet"
          className="px-2"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isOpen ? t('Done with hoop and ball') : t('Change hoop and ball')}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? t('Done') : t('Change')}
        </Button>
      </p>
      <div id={id}>{isOpen && <EquipmentFields {...props} />}</div>
    </div>
  );
}
