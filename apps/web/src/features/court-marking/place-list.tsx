import type { Place } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useDeletePlace, useUpdatePlace } from '../../lib/queries/places.ts';

type Doing = 'rename' | 'delete' | null;

const loadSchema = async () => (await contractSchemas()).placeChangeSchema;

interface RenameFormProps {
  readonly place: Place;
  readonly onDone: () => void;
}

function RenameForm({ place, onDone }: RenameFormProps) {
  const { mutateAsync, isPending } = useUpdatePlace();
  const { errors, text, onSubmit } = useForm({
    name: `place.${place.id}`,
    start: { name: place.name },
    load: loadSchema,
    send: async (body) => {
      await mutateAsync({ params: { id: place.id }, body });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit} className="py-2">
      <Field label={t('New name of {place}', { place: place.name })} error={errors.get('name')}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              {...text('name')}
              maxCharacters={LIMITS.PLACE_NAME_MAX}
              autoFocus
              className="min-w-0 flex-1"
            />
            <Button type="submit" pending={isPending}>
              {t('Rename')}
            </Button>
            <Button variant="quiet" onClick={onDone}>
              {t('Cancel')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function PlaceRow({ place }: { readonly place: Place }) {
  const [doing, setDoing] = useState<Doing>(null);
  const removal = useDeletePlace();
  const done = () => {
    setDoing(null);
  };
  if (doing === 'rename') return <RenameForm place={place} onDone={done} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 py-1">
      <span className="min-w-0 truncate">
        {doing === 'delete'
          ? t('Forget {place}? Workouts stay.', { place: place.name })
          : place.name}
      </span>
      {doing === 'delete' ? (
        <span className="flex gap-2">
          <Button
            variant="danger"
            size="sm"
            pending={removal.isPending}
            onClick={() => {
              removal.mutate({ params: { id: place.id } });
            }}
          >
            {t('Forget')}
          </Button>
          <Button variant="quiet" size="sm" onClick={done}>
            {t('Keep', {}, 'a place')}
          </Button>
        </span>
      ) : (
        <span className="flex">
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Rename {place}', { place: place.name })}
            onClick={() => {
              setDoing('rename');
            }}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Forget {place}', { place: place.name })}
            onClick={() => {
              setDoing('delete');
            }}
          >
            <Trash2 aria-hidden />
          </Button>
        </span>
      )}
    </div>
  );
}

/** The player's saved places, which can be renamed and deleted. */
export function PlaceList({ places }: { readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 items-center px-1 font-semibold text-muted hover:text-ink">
        {t('Your places')}
      </summary>
      <ul className="divide-y divide-line">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} />
          </li>
        ))}
      </ul>
    </details>
  );
}
