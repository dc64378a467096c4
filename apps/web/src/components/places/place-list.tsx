import type { Place } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { useDeletePlace, useUpdatePlace } from '../../lib/queries/places.ts';

type Doing = 'rename' | 'delete' | null;

function PlaceRow({ place }: { readonly place: Place }) {
  const [doing, setDoing] = useState<Doing>(null);
  const [name, setName] = useState(place.name);
  const update = useUpdatePlace();
  const removal = useDeletePlace();
  const done = () => {
    setDoing(null);
  };
  const rename = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { name: name.trim() };
    update.mutate({ params: { id: place.id }, body }, { onSuccess: done });
  };
  if (doing === 'rename') {
    return (
      <form onSubmit={rename} className="flex flex-wrap gap-2 py-2">
        <Input
          aria-label={`New name of ${place.name}`}
          value={name}
          maxCharacters={LIMITS.PLACE_NAME_MAX}
          required
          autoFocus
          className="min-w-0 flex-1"
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <Button type="submit" pending={update.isPending} disabled={name.trim() === ''}>
          Rename
        </Button>
        <Button variant="quiet" onClick={done}>
          Cancel
        </Button>
      </form>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 py-1">
      <span className="min-w-0 truncate">
        {doing === 'delete' ? `Forget ${place.name}? Workouts stay.` : place.name}
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
            Forget
          </Button>
          <Button variant="quiet" size="sm" onClick={done}>
            Keep
          </Button>
        </span>
      ) : (
        <span className="flex">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Rename ${place.name}`}
            onClick={() => {
              setName(place.name);
              setDoing('rename');
            }}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Forget ${place.name}`}
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

/** The player's places, to be renamed and forgotten. */
export function PlaceList({ places }: { readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-9 items-center px-1 font-semibold text-muted hover:text-ink">
        Your places
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
