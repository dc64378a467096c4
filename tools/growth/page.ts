import { makeRandom } from '@hooplog/synth';
import { filmsOf, type League, WEEK, HOUR } from './league.ts';
import { playWeek, type Week } from './queue.ts';

/** The assumptions; `main.ts` lets each be set. */
export interface Assumptions extends Omit<League, 'players'> {
  /** Storage for each minute of film, MB. */
  readonly megabytesAMinute: number;
  /** How long films are kept. */
  readonly months: number;
  /** Prices in dollars, for an hour of a core and a month of a GB. */
  readonly coreHour: number;
  readonly gigabyteMonth: number;
}

/** Of the month for which costs are given. */
const WEEKS_A_MONTH = 52 / 12;
const PLAYERS = [100, 1000, 10_000, 100_000];
/** Maximum wait of a film, seconds, when cores are added and removed. */
const AIM = 300;
const SEED = 47;
/** Size of a film's clips as a share of the film: 5 shots a minute of 0.35 MB, against 76 MB. */
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
  const scalings: readonly [name: string, least: number, most: number][] = [
    ['for the mean', few, few],
    ['for three times the mean', many, many],
    ['come and go', 1, Number.POSITIVE_INFINITY],
  ];
  return scalings.map(([name, least, most]) => {
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

Written by \`npm run measure -- growth\`: what a league, a country and more cost, and what breaks first. The queue is simulated
by \`tools/growth\`, minute by minute over a week with its evening peaks; the assumptions are listed here and can be set
(\`--films-a-week 2\`, \`--core-hour 0.02\`, …).

| what                                                   | number |
| --- | --- |
| films that a player sends in a week                    | ${filmsAWeek} |
| half of them are shorter than                          | ${medianMinutes} min (mean ${meanMinutes.toFixed(1)}) |
| processor for a second of 1080p at 30/s, analysis and rendition | ${coreSeconds} s (decision [62](decisions/0062-users-take-turns-at-the-analysis.md)) |
| so an hour of one core analyses                        | ${(60 / coreSeconds).toFixed(0)} min of film |
| stored for a minute of film                              | ${megabytesAMinute} MB (original and rendition; an upload may have 500 MB) |
| for                                                    | ${months} months |
| price of an hour of a core, and of a GB for a month    | $${assumptions.coreHour}, $${assumptions.gigabyteMonth} (assumed: look up your own) |

A film that the phone counts itself costs none of this: no picture is sent.

## The week of a league

Number of cores for analyses: 1.25 times the week's mean load, three times the mean, or as many as clear the
queue within ${duration(AIM)} (they take three minutes to start). Costs are for 1,000 players and a month.

| players | films | cores | number | wait, median | 95 % | longest | busy | money |
| ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |
${PLAYERS.flatMap((players) => rowsFor(players, assumptions)).join('\n')}

Storage for 1,000 players: ${count(gigabytes)} GB after ${months} months, ${dollars(gigabytes * assumptions.gigabyteMonth)} a month from then on: more than everything else together. For a film whose shots
are confirmed, clips would be enough (some 350 kB a shot, as the phone stores them when it counts itself): about ${dollars(gigabytes * assumptions.gigabyteMonth * CLIP_SHARE)}. Not built.

## What breaks first

Calls: a player who trains makes some 150 in a day, most of them small reads. At the evening's peak (one eighth of a day's calls in
its busiest hour) that is 5 calls a second for 1,000 players, 520 for 100,000, 52,000 for 10,000,000.
[scale](scale.md) has the throughput of one API and PostgreSQL on two cores: some 2,000 small reads a second, or 60 workouts saved.

| players | breaks first | remedy, with existing software |
| --- | --- | --- |
| 1,000 | analysis at the evening's peak, nothing else | two more cores for a worker |
| 100,000 | analysis: ${count((PLAYERS[3] ?? 0) / 1000)} times the above; storage of films; reordering the queue at each start and end of an analysis, which touches all waiting films | workers scaled on \`hooplog_job_age_seconds\`, a bucket (decision [161](decisions/0161-films-lie-on-local-disk-or-in-an-s3-bucket.md)), several APIs (decision [170](decisions/0170-limits-are-counted-for-all-copies.md)), a queue for each region |
| 10,000,000 | writes of one PostgreSQL primary; the leaderboard's one index; sending films through the API | reads that may be a second old (leaderboard, squads' weeks, statistics of others) from replicas; tables partitioned by user, then distributed by Citus, since nearly every row belongs to one user; films by a CDN with signed addresses valid for minutes, for which today's rule (no address grants access by itself) would have to be dropped |
`;
}
