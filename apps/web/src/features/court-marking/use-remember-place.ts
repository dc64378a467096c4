import type { CalibrationInput, Place, Rim } from '@hooplog/contract';
import type { CourtKind, Equipment } from '@hooplog/domain';
import { useCreatePlace, useUpdatePlace } from '../../lib/queries/places.ts';
import type { Size } from './room.ts';

/** The court as the player laid it, and whether it is to be remembered. */
export interface NewCourt {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
  /** The place it came from, which keeps it. */
  readonly place: Place | null;
  /** Name of a new place; empty for none. */
  readonly name: string;
}

/** Where a court was marked: displayed px. */
interface MarkedPicture extends Size {
  readonly rim: Rim;
  /** Missing where nobody said other than usual. */
  readonly equipment?: Equipment | undefined;
}

/** Keeps a court with the place that it came from, or as a new place where the player gave it a name. */
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
