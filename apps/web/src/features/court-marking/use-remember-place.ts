import type { CalibrationInput, Place, Rim } from '@hooplog/contract';
import type { CourtKind, Equipment } from '@hooplog/domain';
import { useCreatePlace, useUpdatePlace } from '../../lib/queries/places.ts';
import type { Size } from './room.ts';

/** The court as the player marked it, and whether to save it as a place. */
export interface NewCourt {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
  /** The saved place it came from, which is updated. */
  readonly place: Place | null;
  /** Name of a new place; empty for none. */
  readonly name: string;
}

/** The picture in which a court was marked: displayed px. */
interface MarkedPicture extends Size {
  readonly rim: Rim;
  /** Omitted if it is the usual equipment. */
  readonly equipment?: Equipment | undefined;
}

/** Saves a court to the place it came from, or as a new place if the player named it. */
export function useRememberPlace() {
  const { mutate: create } = useCreatePlace();
  const { mutate: update } = useUpdatePlace();
  return (
    { court, lines, place, name }: NewCourt,
    { rim, width, height, equipment }: MarkedPicture,
  ) => {
    const calibration = { rim: { ...rim }, court, lines };
    if (place !== null) update({ params: { id: place.id }, body: { calibration } });
    else if (name !== '') create({ body: { name, width, height, calibration, equipment } });
  };
}
