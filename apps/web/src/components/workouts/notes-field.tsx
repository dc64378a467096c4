import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/textarea.tsx';

interface NotesFieldProps {
  readonly notes: string;
  readonly onChange: (notes: string) => void;
}

/** The player's notes about a workout. */
export function NotesField({ notes, onChange }: NotesFieldProps) {
  return (
    <Field label={t('Workout Notes')}>
      {(control) => (
        <Textarea
          {...control}
          rows={LIMITS.NOTES_ROWS}
          maxCharacters={LIMITS.NOTES_MAX}
          placeholder={t('How did you feel? What did you work on? Any observations...')}
          value={notes}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
