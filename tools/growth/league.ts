import type { Random } from '@hooplog/synth';

/** One film that a player sends. */
export interface SentFilm {
  /** Seconds since Monday, 0:00. */
  readonly sent: number;
  /** Processor seconds for its analysis. */
  readonly work: number;
}

export interface League {
  readonly players: number;
  /** Films that a player sends to the server in a week. */
  readonly filmsAWeek: number;
  /** Half of the films are shorter. */
  readonly medianMinutes: number;
  /** Processor seconds for a second of film. */
  readonly coreSeconds: number;
}

export const HOUR = 3600;
export const WEEK = 7 * 24 * HOUR;

/** Relative number of films sent in each hour of a day, all in one time zone: the worst case. */
const SCHOOL_DAY = [
  ...[0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 1, 2, 1, 1],
  ...[4, 7, 9, 12, 14, 12, 7, 3, 1],
];
const WEEKEND_DAY = [
  ...[0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 9, 10, 9, 7, 8],
  ...[9, 9, 8, 7, 5, 4, 3, 2, 1],
];
const HOURS = Array.from({ length: 7 }, (_, day) => (day < 5 ? SCHOOL_DAY : WEEKEND_DAY)).flat();
const TOTAL = HOURS.reduce((sum, weight) => sum + weight, 0);

/** Longest simulated film, minutes: phones end a recording at the limit of 500 MB. */
const MAX_MINUTES = 60;
/** Standard deviation of the logarithm: two of three films are between half and double the median. */
const SPREAD = 0.65;

/** Standard normal, by Box and Muller. */
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** The films of a week, in the order in which they are sent. */
export function filmsOf(league: League, random: Random): readonly SentFilm[] {
  const { players, filmsAWeek, medianMinutes, coreSeconds } = league;
  return HOURS.flatMap((weight, hour) => {
    const expected = (players * filmsAWeek * weight) / TOTAL;
    const count = Math.floor(expected + random.next());
    return Array.from({ length: count }, () => {
      const minutes = Math.min(MAX_MINUTES, medianMinutes * Math.exp(SPREAD * normal(random)));
      return { sent: (hour + random.next()) * HOUR, work: minutes * 60 * coreSeconds };
    });
  }).toSorted((one, other) => one.sent - other.sent);
}
