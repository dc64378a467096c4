import type { Place } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './query-of.ts';
import { callOf, useChange } from './use-change.ts';

/** The player's places, the last used first. */
export const placesQuery = queryOf('GET /api/places');

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The player's places filmed at this video size, the last used first. */
export function usePlaces({ width, height }: Size): readonly Place[] {
  const { data = [] } = useQuery(placesQuery);
  return data.filter((place) => place.width === width && place.height === height);
}

const PLACES = { failed: t('Failed to save place'), refresh: ['/api/places'] } as const;

export const useCreatePlace = () => useChange(callOf('POST /api/places'), PLACES);
export const useUpdatePlace = () => useChange(callOf('PATCH /api/places/:id'), PLACES);
export const useDeletePlace = () => useChange(callOf('DELETE /api/places/:id'), PLACES);
