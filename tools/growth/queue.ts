import { HOUR, type SentFilm } from './league.ts';

/** How many cores run analyses. */
export interface Scaling {
  readonly least: number;
  readonly most: number;
  /** Cores are added until the queue can be processed in this time. Seconds. */
  readonly aim: number;
}

export interface Week {
  /** Waiting times from upload to the start of the analysis, seconds, ascending. */
  readonly waits: readonly number[];
  /** Paid core hours, busy or not. */
  readonly coreHours: number;
  readonly mostCores: number;
}

/** Interval for adjusting the number of cores, and start-up time of a new one, seconds. */
const ADJUST_EVERY = 60;
const START = 180;
/** A shorter film goes ahead of a longer one that came at most this much earlier, seconds: as in `queue-order.ts`. */
const MAX_OVERTAKEN = 600;

const turnOf = ({ sent, work }: SentFilm) => sent + Math.min(work, MAX_OVERTAKEN);

/**
 * Simulates a week of films on cores that each analyse one film at a time.
 * @param films in the order of their uploads
 */
export function playWeek(films: readonly SentFilm[], { least, most, aim }: Scaling): Week {
  const waiting: SentFilm[] = [];
  const waits: number[] = [];
  /** When each core becomes free, seconds. */
  let cores = Array.from({ length: least }, () => 0);
  let [now, paid, mostCores, next] = [0, 0, least, 0];
  for (; next < films.length || waiting.length > 0; now += ADJUST_EVERY) {
    for (let film = films[next]; film !== undefined && film.sent <= now; film = films[next]) {
      waiting.push(film);
      next += 1;
    }
    waiting.sort((one, other) => turnOf(one) - turnOf(other));
    const work = waiting.reduce((sum, film) => sum + film.work, 0);
    const wanted = Math.min(most, Math.max(least, Math.ceil(work / aim)));
    while (cores.length < wanted) cores.push(now + START);
    // Idle cores stop; busy ones do not.
    const idle = cores.filter((free) => free <= now - ADJUST_EVERY).length;
    const stopped = Math.min(idle, cores.length - wanted);
    if (stopped > 0) cores = cores.toSorted((a, b) => b - a).slice(0, cores.length - stopped);
    cores = cores.map((free) => {
      let until = Math.max(free, now - ADJUST_EVERY);
      while (until <= now) {
        const film = waiting.shift();
        if (film === undefined) break;
        until = Math.max(until, film.sent);
        waits.push(until - film.sent);
        until += film.work;
      }
      return until;
    });
    paid += cores.length * ADJUST_EVERY;
    mostCores = Math.max(mostCores, cores.length);
  }
  // They finish the films that they have started.
  for (const free of cores) paid += Math.max(0, free - now);
  return { waits: waits.toSorted((a, b) => a - b), coreHours: paid / HOUR, mostCores };
}
