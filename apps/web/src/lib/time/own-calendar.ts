import { type LocalDay, localDayOf, momentAt, timeIn } from '@hooplog/domain';

/** A moment as every save carries it: with the zone and the day of the player's own calendar. */
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

/** A day and a time as two fields show them. */
export interface When {
  readonly day: string;
  /** `HH:MM`; empty where it is not known. */
  readonly time: string;
}

interface SavedMoment {
  readonly workoutDate: string;
  readonly localDay: string;
}

/** The moment of a workout for the fields; its day stays its own, wherever it is read. */
export const whenOf = ({ workoutDate, localDay }: SavedMoment, timeZone: string): When => ({
  day: localDay,
  time: timeIn(new Date(workoutDate), timeZone),
});

/** What two fields say. Neither is empty. */
export function momentOf({ day, time }: When, timeZone: string): OwnMoment {
  const secondsOfDay = Date.parse(`1970-01-01T${time}Z`) / 1000;
  const at = momentAt(day as LocalDay, secondsOfDay, timeZone);
  return { workoutDate: at.toISOString(), timeZone, localDay: day as LocalDay };
}
