import { parseZoneId, ZONE_IDS, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';

interface ZoneSelectProps {
  readonly zone: ZoneId | null;
  readonly disabled: boolean;
  readonly onChange: (zone: ZoneId | null) => void;
}

/** The same as a tap on the court, from a list. */
export function ZoneSelect({ zone, disabled, onChange }: ZoneSelectProps) {
  return (
    <Field label="Zone">
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
  );
}
