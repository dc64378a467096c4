import {
  createPlace,
  deletePlace,
  listPlaces,
  type Place,
  type PlaceCalibration,
  updatePlace,
} from '@hooplog/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { toast } from '../toast/toast-store.ts';

/** The player's places, the last used first. */
export const placesQuery = queryOptions({
  queryKey: ['/api/places'],
  queryFn: ({ signal }) => call(listPlaces, { signal }),
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The player's places that were filmed at this size, the last used first. */
export function usePlaces({ width, height }: Size): readonly Place[] {
  const { data = [] } = useQuery(placesQuery);
  return data.filter((place) => place.width === width && place.height === height);
}

/** What the player does with places; each failure is told once. */
type PlaceChange =
  | {
      readonly do: 'create';
      readonly name: string;
      readonly size: Size;
      readonly calibration: PlaceCalibration;
    }
  | { readonly do: 'renew'; readonly id: string; readonly calibration: PlaceCalibration }
  | { readonly do: 'rename'; readonly id: string; readonly name: string }
  | { readonly do: 'delete'; readonly id: string };

function send(change: PlaceChange): Promise<unknown> {
  switch (change.do) {
    case 'create': {
      const { name, size, calibration } = change;
      const { width, height } = size;
      return call(createPlace, { body: { name, width, height, calibration } });
    }
    case 'renew':
      return call(updatePlace, {
        params: { id: change.id },
        body: { calibration: change.calibration },
      });
    case 'rename':
      return call(updatePlace, { params: { id: change.id }, body: { name: change.name } });
    case 'delete':
      return call(deletePlace, { params: { id: change.id } });
  }
}

/** Saves, renames and forgets places. */
export function useChangePlaces() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: placesQuery.queryKey }),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to save place');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}
