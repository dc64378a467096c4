import { COURT_KINDS, courtKindLabel, LIMITS } from '@hooplog/domain';
import type { Place } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { PlaceList } from './place-list.tsx';
import { LandmarkChips } from './landmark-chips.tsx';
import { toMarks } from './marking.ts';
import { SaveProblem } from './save-problem.tsx';
import type { CourtSetupState } from './use-court-setup.ts';
import type { NewCourt } from './use-remember-place.ts';

interface CourtFormProps {
  readonly setup: CourtSetupState;
  readonly places: readonly Place[];
  readonly snaps: boolean;
  readonly isSaving: boolean;
  /** Why saving failed; null if it did not. */
  readonly problem: string | null;
  /** "Continue without the court" */
  readonly leaveText: string;
  readonly onSnaps: (snaps: boolean) => void;
  readonly onSave: (court: NewCourt) => void;
  readonly onLeave: () => void;
}

/** The points by name, the court kind, the name of the place to save, and the buttons to save or leave. */
export function CourtForm(props: CourtFormProps) {
  const { setup, places, snaps, isSaving, problem, leaveText, onSnaps, onSave, onLeave } = props;
  const { marking, report, place } = setup;
  const [name, setName] = useState('');
  const isReady = report.tone === 'good' || report.tone === 'doubtful';
  return (
    <div className="space-y-4">
      <LandmarkChips
        marking={marking}
        selected={setup.selected}
        onSelect={setup.select}
        onAdd={setup.add}
        onSkip={setup.skip}
        onBringBack={setup.bringBack}
      />
      <Field label={t('Painted lines')}>
        {(control) => (
          <Select
            {...control}
            value={marking.lines}
            onChange={({ target }) => {
              const lines = COURT_KINDS.find((kind) => kind === target.value);
              if (lines !== undefined) setup.chooseLines(lines);
            }}
          >
            {COURT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {courtKindLabel(kind)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Switch
        label={t('Snap to painted lines')}
        checked={snaps}
        onChange={({ target }) => {
          onSnaps(target.checked);
        }}
      />
      {place === null ? (
        <Field
          label={t('Remember this place as')}
          hint={t('Leave it empty to use it for this video only. Only you see your places.')}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxCharacters={LIMITS.PLACE_NAME_MAX}
              placeholder={t('Home court')}
              onChange={({ target }) => {
                setName(target.value);
              }}
            />
          )}
        </Field>
      ) : (
        <p className="text-sm text-muted">
          {t('“{place}” will be updated to these points.', { place: place.name })}
        </p>
      )}
      <SaveProblem text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button
          pending={isSaving}
          disabled={!isReady}
          onClick={() => {
            onSave({ court: toMarks(marking), lines: marking.lines, place, name: name.trim() });
          }}
        >
          <Check aria-hidden /> {t('Use this court')}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {leaveText}
        </Button>
      </div>
      <PlaceList places={places} />
    </div>
  );
}
