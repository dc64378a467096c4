import { EXERCISE_NAMES, EXERCISE_TYPES, HISTORY_KINDS, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { PeriodSelect } from '../../components/accuracy/period-select.tsx';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Select } from '../../components/ui/select.tsx';
import { WORKOUT_KINDS } from '../../components/workouts/workout-kinds.ts';
import { placesQuery } from '../../lib/queries/places.ts';
import { tagsQuery } from '../../lib/queries/tags.ts';
import { filterCount, type HistorySearch } from './history-filter.ts';

interface FiltersProps {
  readonly search: HistorySearch;
  readonly onChange: (search: HistorySearch) => void;
}

// Few players use kinds.
const KindFilter = lazyPart(
  async () => (await import('../../components/kinds/kinds.tsx')).KindFilter,
).Part;

/** Debounce of the search, in milliseconds. */
const TYPING_MS = 300;

function SearchBox({ search, onChange }: FiltersProps) {
  const { q = '' } = search;
  // Null unless the player is typing; then the URL alone determines the search text.
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed?.trim() ?? q;
  useEffect(() => {
    if (wanted === q) return;
    const timer = setTimeout(() => {
      onChange({ ...search, q: wanted === '' ? undefined : wanted });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, q, search, onChange]);
  return (
    <SearchInput
      label={t('Search in notes')}
      className="min-w-0 flex-1"
      maxCharacters={LIMITS.SEARCH_MAX}
      value={typed ?? q}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
    />
  );
}

/** Two columns on all but the narrowest phones, three on a tablet; the last control fills its row. */
const LAST_ROW =
  '2xs:max-md:last:odd:col-span-2 md:max-lg:last:nth-3:col-span-2 md:max-lg:last:nth-5:col-span-3 md:max-lg:last:nth-6:col-span-2';

/** Only for players with a saved place, which is recognised by its hoop. */
function PlaceFilter({ search, onChange }: FiltersProps) {
  const { data: places = [] } = useQuery(placesQuery);
  if (places.length === 0) return null;
  return (
    <Select
      aria-label={t('Place')}
      className={LAST_ROW}
      value={search.place ?? ''}
      onChange={({ target }) => {
        const chosen = places.find(({ id }) => id === target.value);
        onChange({ ...search, place: chosen?.id });
      }}
    >
      <option value="">{t('Any place')}</option>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** Only for players with tags. The tag in the URL is included even if it is not among the most used. */
function TagFilter({ search, onChange }: FiltersProps) {
  const { data: own = [] } = useQuery(tagsQuery);
  const { tag } = search;
  const tags = tag === undefined || own.includes(tag) ? own : [tag, ...own];
  if (tags.length === 0) return null;
  return (
    <Select
      aria-label={t('Tag')}
      className={LAST_ROW}
      value={tag ?? ''}
      onChange={({ target }) => {
        onChange({ ...search, tag: target.value === '' ? undefined : target.value });
      }}
    >
      <option value="">{t('Any tag')}</option>
      {tags.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** The filters of the workout list. */
export function Filters({ search, onChange }: FiltersProps) {
  const { kind, exercise, period = 'all' } = search;
  const hasExercises = kind === undefined || kind === 'timed';
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = filterCount(search);
  return (
    <div
      role="group"
      aria-label={t('Filters')}
      className="grid gap-3 2xs:grid-cols-2 md:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      <div className="flex gap-3 2xs:col-span-2 lg:col-span-1">
        <SearchBox search={search} onChange={onChange} />
        {/* On a phone the filters are collapsed, so that the list comes first. */}
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <SlidersHorizontal aria-hidden />
          {count === 0 ? t('Filters') : t('Filters · {count, number}', { count })}
        </Button>
      </div>
      <div id={id} className={cn('contents', !isOpen && 'max-sm:hidden')}>
        <Select
          aria-label={t('Kind of workout')}
          value={kind ?? ''}
          onChange={({ target }) => {
            const chosen = HISTORY_KINDS.find((id) => id === target.value);
            const keeps = chosen === undefined || chosen === 'timed';
            onChange({ ...search, kind: chosen, exercise: keeps ? exercise : undefined });
          }}
        >
          <option value="">{t('All kinds')}</option>
          {HISTORY_KINDS.map((id) => (
            <option key={id} value={id}>
              {WORKOUT_KINDS[id].name}
            </option>
          ))}
        </Select>
        <PeriodSelect
          className="w-full"
          period={period}
          onChange={(chosen) => {
            onChange({ ...search, period: chosen === 'all' ? undefined : chosen });
          }}
        />
        <PlaceFilter search={search} onChange={onChange} />
        <TagFilter search={search} onChange={onChange} />
        <Suspense>
          <KindFilter
            className={LAST_ROW}
            kind={search.shotKind ?? null}
            onChoose={(chosen) => {
              onChange({ ...search, shotKind: chosen ?? undefined });
            }}
          />
        </Suspense>
        {hasExercises && (
          <Select
            aria-label={t('Exercise')}
            className={LAST_ROW}
            value={exercise ?? ''}
            onChange={({ target }) => {
              const chosen = EXERCISE_TYPES.find((type) => type === target.value);
              onChange({ ...search, exercise: chosen });
            }}
          >
            <option value="">{t('Any exercise')}</option>
            {EXERCISE_TYPES.map((type) => (
              <option key={type} value={type}>
                {EXERCISE_NAMES[type]}
              </option>
            ))}
          </Select>
        )}
      </div>
    </div>
  );
}
