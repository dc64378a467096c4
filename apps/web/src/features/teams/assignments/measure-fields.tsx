import {
  ASSIGNMENT_MAX,
  ASSIGNMENT_MEASURES,
  measuresZones,
  ZONE_IDS,
  zoneDisplayName,
} from '@hooplog/domain';
import { MEASURE_NAMES } from '../../../components/assignments/assignment-words.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import type { AssignmentDraft, DraftErrors } from './assignment-draft.ts';

interface MeasureFieldsProps {
  readonly draft: AssignmentDraft;
  readonly errors: DraftErrors;
  /** What it counts cannot be changed later: what was done would be another thing. */
  readonly isNew: boolean;
  readonly onChange: (change: Partial<AssignmentDraft>) => void;
}

/** What is counted, from where, and how much of it. */
export function MeasureFields({ draft, errors, isNew, onChange }: MeasureFieldsProps) {
  const { measure, target, zone } = draft;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label="What to count">
          {(control) => (
            <Select
              {...control}
              value={measure}
              disabled={!isNew}
              onChange={(event) => {
                const chosen = ASSIGNMENT_MEASURES.find((name) => name === event.target.value);
                if (chosen !== undefined) onChange({ measure: chosen });
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
        <Field label="How many" error={errors['target']}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={ASSIGNMENT_MAX[measure]}
              value={target}
              onChange={(event) => {
                onChange({ target: event.target.value });
              }}
            />
          )}
        </Field>
      </div>
      {measuresZones(measure) && (
        <Field label="From where" error={errors['zone']}>
          {(control) => (
            <Select
              {...control}
              value={zone}
              disabled={!isNew}
              onChange={(event) => {
                onChange({ zone: event.target.value });
              }}
            >
              <option value="">Anywhere</option>
              {ZONE_IDS.map((id) => (
                <option key={id} value={id}>
                  {zoneDisplayName(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
