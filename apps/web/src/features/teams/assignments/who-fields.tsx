import type { Player } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/select.tsx';
import type { AssignmentFormPart } from './assignment-draft.ts';

interface WhoFieldsProps {
  readonly players: readonly Player[];
  readonly form: AssignmentFormPart;
}

/** Assigns to the whole team or to selected players. */
export function WhoFields({ players, form }: WhoFieldsProps) {
  const { values, errors, change } = form;
  const { forEveryone, playerIds } = values;
  return (
    <div>
      <Field label={t('For', {}, 'players whom it is for')} error={errors.get('playerIds')}>
        {(control) => (
          <Select
            {...control}
            name="playerIds"
            value={forEveryone ? 'everyone' : 'chosen'}
            onChange={(event) => {
              change({ forEveryone: event.target.value === 'everyone' });
            }}
          >
            <option value="everyone">{t('Whole team')}</option>
            <option value="chosen">{t('Chosen players')}</option>
          </Select>
        )}
      </Field>
      {!forEveryone && (
        <fieldset className="mt-2">
          <legend className="sr-only">{t('Players')}</legend>
          {players.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={playerIds.includes(id)}
              onChange={(event) => {
                const others = playerIds.filter((other) => other !== id);
                change({ playerIds: event.target.checked ? [...others, id] : others });
              }}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
