import { LIMITS, normalTag } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { tagsQuery } from '../../lib/queries/tags.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardHeading } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

/** How many of the player's existing tags are suggested. */
const OFFERED = 6;

const CHIP = 'inline-flex min-h-9 max-w-full items-center gap-1 rounded-full text-sm font-semibold';

interface WorkoutTagsProps {
  readonly workoutId: string;
  readonly tags: readonly string[];
}

/** Saves every change at once, and shows it optimistically. */
function useTags({ workoutId, tags: saved }: WorkoutTagsProps) {
  const { mutate, isPending, variables } = useChange(callOf('PATCH /api/workouts/:id'), {
    failed: t('Failed to save workout'),
    refresh: ['/api/workouts', '/api/workouts/tags'],
  });
  const tags = (isPending ? variables.body.tags : null) ?? saved;
  const save = (next: readonly string[]) => {
    if (!isPending) mutate({ params: { id: workoutId }, body: { tags: [...next] } });
  };
  return { tags, isPending, save };
}

interface AddTagProps {
  readonly isPending: boolean;
  readonly onAdd: (tags: readonly string[]) => void;
}

/** A comma separates two tags. */
function AddTag({ isPending, onAdd }: AddTagProps) {
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    onAdd(text.split(',').map(normalTag));
    setText('');
  };
  return (
    <form className="mt-3 flex items-end gap-2" onSubmit={submit}>
      <Field label={t('Add a tag')} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="done"
            maxCharacters={LIMITS.TAG_MAX}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={normalTag(text) === ''}>
        {t('Add')}
      </Button>
    </form>
  );
}

/** The player's tags of a workout, by which it can be found. */
export function WorkoutTags(props: WorkoutTagsProps) {
  const { tags, isPending, save } = useTags(props);
  const { data: own = [] } = useQuery(tagsQuery);
  const offered = own.filter((tag) => !tags.includes(tag)).slice(0, OFFERED);
  const add = (more: readonly string[]) => {
    const fresh = more.filter((tag) => tag !== '' && !tags.includes(tag));
    if (fresh.length > 0) save([...tags, ...fresh].slice(0, LIMITS.TAGS_MAX));
  };
  return (
    <Card aria-labelledby="tags">
      <CardHeading id="tags" description={t('Add tags to find this workout later.')}>
        {t('Tags')}
      </CardHeading>
      <ul aria-label={t('Tags')} className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className={`${CHIP} bg-accent-soft ps-3 text-accent-text`}>
            <span className="truncate">{tag}</span>
            <button
              type="button"
              aria-label={t('Remove tag {tag}', { tag })}
              disabled={isPending}
              className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-sunken"
              onClick={() => {
                save(tags.filter((other) => other !== tag));
              }}
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {tags.length < LIMITS.TAGS_MAX ? (
        <>
          <AddTag isPending={isPending} onAdd={add} />
          {offered.length > 0 && (
            <div role="group" aria-label={t('Your tags')} className="mt-3 flex flex-wrap gap-2">
              {offered.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  disabled={isPending}
                  className={`${CHIP} border border-edge/60 px-3 hover:bg-sunken`}
                  onClick={() => {
                    add([tag]);
                  }}
                >
                  <Plus aria-hidden className="size-4 shrink-0" />
                  <span className="truncate">{tag}</span>
                </button>
              ))}
            </div>
          )}
        </>
      ) : (
        <p className="mt-3 text-sm text-muted">
          {t('A workout has room for {tagsMax} tags.', { tagsMax: LIMITS.TAGS_MAX })}
        </p>
      )}
    </Card>
  );
}
