import { makeRandom } from '@hooplog/synth';
import { filmsOf, type League, WEEK, HOUR } from './league.ts';
import { playWeek, type Week } from './queue.ts';

/** What is taken for true; `main.ts` lets each be set. */
export interface Assumptions extends Omit<League, 'players'> {
  /** Kept for each minute of film, MB. */
  readonly megabytesAMinute: number;
  /** That films are kept. */
  readonly months: number;
  /** Prices in dollars, for a core of an hour and a GB of a month. */
  readonly coreHour: number;
  readonly gigabyteMonth: number;
}

/** Of the month that the money is for. */
const WEEKS_A_MONTH = 52 / 12;
const PLAYERS = [100, 1000, 10_000, 100_000];
/** After how long a film that waits is begun where cores come and go, seconds. */
const AIM = 300;
const SEED = 47;
/** Of a film, what clips of its shots take: 5 shots a minute of 0.35 MB, against 76 MB. */
const CLIP_SHARE = (5 * 0.35) / 76;

const duration = (seconds: number) => {
  if (seconds < 90) return `${seconds.toFixed(0)} s`;
  return seconds < 2 * HOUR
    ? `${(seconds / 60).toFixed(0)} min`
    : `${(seconds / HOUR).toFixed(1)} h`;
};
const count = (n: number) => Math.round(n).toLocaleString('en-US');
const dollars = (n: number) => `$${n < 10 ? n.toFixed(2) : count(n)}`;
const at = ({ waits }: Week, share: number) =>
  waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0;

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function rowsFor(players: number, assumptions: Assumptions): readonly string[] {
  const films = filmsOf({ ...assumptions, players }, makeRandom(SEED));
  const work = films.reduce((sum, film) => sum + film.work, 0);
  const mean = work / WEEK;
  const perThousand = (1000 / players) * WEEKS_A_MONTH * assumptions.coreHour;
  const [few, many] = [Math.ceil(mean * 1.25), Math.ceil(mean * 3)];
  const ways: readonly [name: string, least: number, most: number][] = [
    ['for the mean', few, few],
    ['for three times the mean', many, many],
    ['come and go', 1, Number.POSITIVE_INFINITY],
  ];
  return ways.map(([name, least, most]) => {
    const week = playWeek(films, { least, most, aim: AIM });
    const cores = least === week.mostCores ? least : `${least} to ${week.mostCores}`;
    return row(
      ...[count(players), count(films.length), name, cores],
      ...[0.5, 0.95, 1].map((share) => duration(at(week, share))),
      ...[
        `${((100 * work) / HOUR / week.coreHours).toFixed(0)} %`,
        dollars(week.coreHours * perThousand),
      ],
    );
  });
}

/** The page docs/growth.md. */
export function page(assumptions: Assumptions): string {
  const { filmsAWeek, medianMinutes, coreSeconds, megabytesAMinute, months } = assumptions;
  const meanMinutes = filmsOf({ ...assumptions, players: 10_000 }, makeRandom(SEED)).reduce(
    (sum, { work }, _, { length }) => sum + work / coreSeconds / 60 / length,
    0,
  );
  const minutes = 1000 * filmsAWeek * WEEKS_A_MONTH * meanMinutes;
  const gigabytes = (minutes * months * megabytesAMinute) / 1000;
  return `# Growth

Written by \`npm run measure -- growth\`: what a league, a country and more cost, and what breaks first. The queue is played
by \`tools/growth\`, minute by minute over a week with its evening peaks; what is assumed stands here and can be set
(\`--films-a-week 2\`, \`--core-hour 0.02\`, …).

| what                                                   | number |
| --- | --- |
| films that a player sends in a week                    | ${filmsAWeek} |
| half of them are shorter than                          | ${medianMinutes} min (mean ${meanMinutes.toFixed(1)}) |
| processor for a second of 1080p at 30/s, analysis and rendition | ${coreSeconds} s (decision [62](decisions/0062-users-take-turns-at-the-analysis.md)) |
| so an hour of one core analyses                        | ${(60 / coreSeconds).toFixed(0)} min of film |
| kept for a minute of film                              | ${megabytesAMinute} MB (original and rendition; an upload may have 500 MB) |
| for                                                    | ${months} months |
| price of an hour of a core, and of a GB for a month    | $${assumptions.coreHour}, $${assumptions.gigabyteMonth} (assumed: look up your own) |

A film that the phone counts itself costs none of this: no picture is sent.

## The week of a league

Cores that analyse: as many as the mean of the week needs and a quarter, three times the mean, or as many as clear what
waits within ${duration(AIM)} (they take three minutes to start). Money is for 1,000 players and a month.

| players | films | cores | number | wait, median | 95 % | longest | busy | money |
| ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${PLAYERS.flatMap((players) => rowsFor(players, assumptions)).join('\n')}

Storage for 1,000 players: ${count(gigabytes)} GB after ${months} months, ${dollars(gigabytes * assumptions.gigabyteMonth)} a month from then on: more than everything else together. Of a film whose shots
are right, clips would do (some 350 kB a shot, as the phone keeps them when it counts itself): about ${dollars(gigabytes * assumptions.gigabyteMonth * CLIP_SHARE)}. Not built.

## What breaks first

Calls: somebody who trains makes some 150 in a day, most of them small reads. At the evening's peak (one eighth of a day's calls in
its busiest hour) that is 5 calls a second for 1,000 players, 520 for 100,000, 52,000 for 10,000,000.
[scale](scale.md) has what one API and PostgreSQL on two cores answer: some 2,000 small reads a second, or 60 workouts saved.

| players | breaks first | what is done, with engines that exist |
| --- | --- | --- |
| 1,000 | analysis at the evening's peak, nothing else | two more cores for a worker |
| 100,000 | analysis: ${count((PLAYERS[3] ?? 0) / 1000)} times the above; storage of films; ordering the queue anew at each begin and end of a film, which touches all that wait | workers scaled on \`hooplog_job_age_seconds\`, a bucket (decision [161](decisions/0161-films-lie-on-local-disk-or-in-an-s3-bucket.md)), several APIs (decision [170](decisions/0170-limits-are-counted-for-all-copies.md)), a queue for each region |
| 10,000,000 | writes of one PostgreSQL primary; the leaderboard's one index; sending films through the API | reads that may be a second old (leaderboard, squads' weeks, statistics of others) from replicas; tables partitioned by user, then shared out by Citus, since nearly every row hangs on one user; films by a CDN with signed addresses of minutes, which today's rule (no address lets in whoever holds it) would have to give up |
`;
}
