import { type LocalDay, localDayOf, momentAt, timeIn } from '@hooplog/domain';

/** A moment as every save carries it: with the zone and day of the player's own calendar. */
export interface OwnMoment {
  readonly workoutDate: string;
  readonly timeZone: string;
  readonly localDay: LocalDay;
}

export const ownMoment = (at: Date, timeZone: string): OwnMoment => ({
  workoutDate: at.toISOString(),
  timeZone,
  localDay: localDayOf(at, timeZone),
});

/** A day and a time as shown in two fields. */
export interface When {
  readonly day: string;
  /** `HH:MM`; empty if unknown. */
  readonly time: string;
}

interface SavedMoment {
  readonly workoutDate: string;
  readonly localDay: string;
}

/** The moment of a workout for the fields; its day stays its own in every zone. */
export const whenOf = ({ workoutDate, localDay }: SavedMoment, timeZone: string): When => ({
  day: localDay,
  time: timeIn(new Date(workoutDate), timeZone),
});

/** The moment that two fields give. Neither is empty. */
export function momentOf({ day, time }: When, timeZone: string): OwnMoment {
  const secondsOfDay = Date.parse(`1970-01-01T${time}Z`) / 1000;
  const at = momentAt(day as LocalDay, secondsOfDay, timeZone);
  return { workoutDate: at.toISOString(), timeZone, localDay: day as LocalDay };
}
