import { parseZoneId, ZONE_IDS, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';

interface ZoneSelectProps {
  readonly zone: ZoneId | null;
  readonly disabled: boolean;
  readonly onChange: (zone: ZoneId | null) => void;
  /** Shots whose zone is not known. */
  readonly unplacedCount: number;
  readonly onPlaceRest: (zone: ZoneId) => void;
}

/** Moves a shot to another zone, and with it all whose zone is not known: many workouts are shot from one spot. */
export function ZoneSelect(props: ZoneSelectProps) {
  const { zone, disabled, onChange, unplacedCount, onPlaceRest } = props;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field className="min-w-56 flex-1" label="Zone of this shot">
        {(control) => (
          <Select
            {...control}
            value={zone ?? ''}
            disabled={disabled}
            onChange={(event) => {
              onChange(parseZoneId(event.target.value));
            }}
          >
            <option value="">Zone not known</option>
            {ZONE_IDS.map((id) => (
              <option key={id} value={id}>
                {zoneDisplayName(id)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {zone !== null && unplacedCount > 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            onPlaceRest(zone);
          }}
        >
          Use for {unplacedCount} without a zone
        </Button>
      )}
    </div>
  );
}
