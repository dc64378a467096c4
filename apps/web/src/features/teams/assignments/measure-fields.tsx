import {
  ASSIGNMENT_MAX,
  ASSIGNMENT_MEASURES,
  measuresZones,
  ZONE_IDS,
  zoneDisplayName,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { MEASURE_NAMES } from '../../../components/assignments/assignment-text.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Select } from '../../../components/ui/select.tsx';
import type { AssignmentFormPart } from './assignment-draft.ts';

// The drill catalogue is large, and most assignments are not drills.
const DrillOptions = lazyPart(
  async () => (await import('../../../components/drills/drill-options.tsx')).DrillOptions,
).Part;

interface MeasureFieldsProps {
  readonly form: AssignmentFormPart;
  /** The measure cannot be changed later, as progress so far would lose its meaning. */
  readonly isNew: boolean;
}

/** What is counted, from which zone, and how much. */
export function MeasureFields({ form, isNew }: MeasureFieldsProps) {
  const { values, errors, change, text } = form;
  const { measure } = values;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('What to count')}>
          {(control) => (
            <Select
              {...control}
              value={measure}
              disabled={!isNew}
              onChange={(event) => {
                const chosen = ASSIGNMENT_MEASURES.find((name) => name === event.target.value);
                if (chosen !== undefined) change({ measure: chosen });
              }}
            >
              {ASSIGNMENT_MEASURES.map((name) => (
                <option key={name} value={name}>
                  {MEASURE_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('How many')} error={errors.get('target')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={ASSIGNMENT_MAX[measure]}
              {...text('target')}
            />
          )}
        </Field>
      </div>
      {measuresZones(measure) && (
        <Field label={t('From where')} error={errors.get('zone')}>
          {(control) => (
            <Select {...control} {...text('zone')} disabled={!isNew}>
              <option value="">{t('Anywhere')}</option>
              {ZONE_IDS.map((id) => (
                <option key={id} value={id}>
                  {zoneDisplayName(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {measure === 'workouts' && (
        <Field label={t('Which drill')} error={errors.get('drill')}>
          {(control) => (
            <Select
              {...control}
              value={values.drill}
              disabled={!isNew}
              onChange={({ target }) => {
                change({ drill: target.value, ...(target.value !== '' && { target: '1' }) });
              }}
            >
              <option value="">{t('Any workout')}</option>
              <Suspense>
                <DrillOptions chosen={values.drill} />
              </Suspense>
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
