import type { Ref } from 'react';
import { parseZoneId, ZONE_IDS, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';

interface ZoneSelectProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly zone: ZoneId | null;
  /** Likely zones; they are listed first. */
  readonly likely: readonly ZoneId[];
  readonly disabled: boolean;
  readonly onChange: (zone: ZoneId | null) => void;
}

function Zones({ ids }: { readonly ids: readonly ZoneId[] }) {
  return ids.map((id) => (
    <option key={id} value={id}>
      {zoneDisplayName(id)}
    </option>
  ));
}

/** Does the same as a tap on the court, from a list. */
export function ZoneSelect({ ref, zone, likely, disabled, onChange }: ZoneSelectProps) {
  return (
    <Field label={t('Zone')}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          value={zone ?? ''}
          disabled={disabled}
          onChange={(event) => {
            onChange(parseZoneId(event.target.value));
          }}
        >
          <option value="">{t('Zone not known')}</option>
          {likely.length === 0 ? (
            <Zones ids={ZONE_IDS} />
          ) : (
            <>
              <optgroup label={t('Likely')}>
                <Zones ids={likely} />
              </optgroup>
              <optgroup label={t('Other zones')}>
                <Zones ids={ZONE_IDS.filter((id) => !likely.includes(id))} />
              </optgroup>
            </>
          )}
        </Select>
      )}
    </Field>
  );
}
