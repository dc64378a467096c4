import type { ReviewedShot, Shot, UpdateWorkoutBody, WorkoutDetails } from '@hooplog/contract';
import { type CourtPoint, type ShotKind, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type LoggedShot, type Outcome, toLoggedShot } from './logged-shot.ts';
import { wordsFor } from './entry-text.ts';
import { fromDraft } from './draft-shots.ts';

/** Steps that can be undone. */
const MAX_STEPS_BACK = 500;

/** One tap while counting by hand: small enough to store on the device and to replay. */
export type Tap =
  | {
      readonly type: 'counted';
      readonly outcome: Outcome;
      readonly zone: ZoneId | null;
      readonly kind?: ShotKind | null | undefined;
    }
  /** The minus button: one fewer. */
  | { readonly type: 'uncounted'; readonly outcome: Outcome };

/** The shots of a film: the player's own, and those of others, which do not count. */
interface FilmShots {
  readonly shots: readonly LoggedShot[];
  readonly others: readonly LoggedShot[];
}

interface Step {
  /** The shots before the step. */
  readonly before: readonly LoggedShot[];
  readonly othersBefore: readonly LoggedShot[];
  /** "Made · Zone 5 - Free Throw" */
  readonly words: string;
  /** The tap; null for a step of a review. */
  readonly tap: Tap | null;
}

/** The shots of the workout in progress. Counters, zones and totals are always summed from them. */
export interface ShotLog extends FilmShots {
  readonly steps: readonly Step[];
  readonly nextNumber: number;
}

export const EMPTY_LOG: ShotLog = { shots: [], others: [], steps: [], nextNumber: 1 };

export type ShotLogAction =
  /** The program has counted: its shots replace all others. */
  | {
      readonly type: 'detected';
      readonly shots: readonly Shot[];
      readonly others?: WorkoutDetails['othersShots'];
    }
  /** One more by hand; with its moment if it was seen in the video. */
  | (Extract<Tap, { type: 'counted' }> & { readonly rimSeconds?: number })
  | Extract<Tap, { type: 'uncounted' }>
  | { readonly type: 'called'; readonly key: string; readonly outcome: Outcome }
  /** The player places these: at a spot, or somewhere in a zone. */
  | {
      readonly type: 'placed';
      readonly keys: readonly string[];
      readonly zone: ZoneId | null;
      readonly court: CourtPoint | null;
    }
  /** Rare actions: `sayKind`, `giveAway` and `takeBack` make them. Does nothing if it returns its input. */
  | {
      readonly type: 'changed';
      readonly change: (film: FilmShots) => FilmShots;
      /** Name of the step. */
      readonly words: string;
    }
  /** The program has located shots. Those placed by the player stay. */
  | { readonly type: 'located'; readonly shots: readonly Shot[] }
  /** Corrections stored on this device that had not reached the server. */
  | {
      readonly type: 'restored';
      readonly shots: readonly ReviewedShot[];
      /** Ids of the shots that somebody else took. */
      readonly others?: readonly string[] | undefined;
      /** Their state after the review. */
      readonly othersReviewed?: readonly ReviewedShot[] | undefined;
      /** Who took which of them. */
      readonly takers?: UpdateWorkoutBody['takers'];
    }
  /** It was not a shot. */
  | { readonly type: 'dropped'; readonly key: string }
  | { readonly type: 'undone' }
  | { readonly type: 'reset' };

export function shotLogReducer(log: ShotLog, action: ShotLogAction): ShotLog {
  switch (action.type) {
    case 'detected':
      return {
        ...EMPTY_LOG,
        shots: action.shots.map(toLoggedShot),
        others: (action.others ?? []).map(toLoggedShot),
      };
    case 'counted':
      return count(log, action);
    case 'uncounted':
      return uncount(log, action);
    case 'called':
      return callShot(log, action.key, action.outcome);
    case 'placed':
      return place(log, action);
    case 'changed':
      return changeBoth(log, action);
    case 'located':
      return locate(log, action.shots);
    case 'restored':
      return restore(log, action);
    case 'dropped':
      return drop(log, action.key, t('Not a shot'));
    case 'undone':
      return undo(log);
    case 'reset':
      return EMPTY_LOG;
  }
}

function step(
  log: ShotLog,
  shots: readonly LoggedShot[],
  words: string,
  tap: Tap | null = null,
): ShotLog {
  const past = { before: log.shots, othersBefore: log.others, words, tap };
  const steps = [...log.steps, past].slice(-MAX_STEPS_BACK);
  return { ...log, shots, steps };
}

function count(
  log: ShotLog,
  { outcome, zone, rimSeconds, kind = null }: Extract<ShotLogAction, { type: 'counted' }>,
): ShotLog {
  const shot: LoggedShot = {
    key: `by-hand-${log.nextNumber}`,
    id: null,
    outcome,
    zone,
    court: null,
    placed: zone !== null,
    rimSeconds: rimSeconds ?? null,
    kind,
    detection: null,
    checked: true,
  };
  const tap = rimSeconds === undefined ? ({ type: 'counted', outcome, zone, kind } as const) : null;
  return {
    ...step(log, [...log.shots, shot], wordsFor(shot), tap),
    nextNumber: log.nextNumber + 1,
  };
}

/** Order of removal: shots that the player added go before detected ones, and shots with a zone go last. */
function easeOfLosing({ detection, rimSeconds, zone }: LoggedShot): number {
  if (detection !== null) return 0;
  if (rimSeconds !== null) return 1;
  return zone === null ? 3 : 2;
}

function uncount(log: ShotLog, tap: Extract<Tap, { type: 'uncounted' }>): ShotLog {
  const candidates = log.shots.filter((shot) => shot.outcome === tap.outcome);
  const ease = Math.max(...candidates.map(easeOfLosing));
  const last = candidates.findLast((shot) => easeOfLosing(shot) === ease);
  return last === undefined ? log : drop(log, last.key, t('One fewer'), tap);
}

function callShot(log: ShotLog, key: string, outcome: Outcome): ShotLog {
  const shot = log.shots.find((candidate) => candidate.key === key);
  if (shot === undefined) return log;
  const after = { ...shot, outcome, checked: true };
  const shots = log.shots.map((candidate) => (candidate.key === key ? after : candidate));
  return step(log, shots, wordsFor(after));
}

function place(
  log: ShotLog,
  { keys, zone, court }: Extract<ShotLogAction, { type: 'placed' }>,
): ShotLog {
  const meant = new Set(keys);
  const chosen = log.shots.filter(({ key }) => meant.has(key));
  const [first] = chosen;
  if (first === undefined) return log;
  const shots = log.shots.map((shot) =>
    meant.has(shot.key) ? { ...shot, zone, court, placed: true } : shot,
  );
  const where = zone === null ? t('Zone not known') : zoneDisplayName(zone);
  const words =
    chosen.length === 1
      ? wordsFor({ ...first, zone })
      : t('{shots, plural, one {# shot} other {# shots}} · {zone}', {
          shots: chosen.length,
          zone: where,
        });
  return step(log, shots, words);
}

function changeBoth(
  log: ShotLog,
  { change, words }: Extract<ShotLogAction, { type: 'changed' }>,
): ShotLog {
  const { shots, others } = change(log);
  const isSame = shots === log.shots && others === log.others;
  return isSame ? log : { ...step(log, shots, words), others };
}

/** Also in the undo steps: undoing a call does not restore an old position. */
function locate(log: ShotLog, found: readonly Shot[]): ShotLog {
  const byId = new Map(found.map((shot) => [shot.id, shot]));
  const after = (shots: readonly LoggedShot[]) =>
    shots.map((shot) => {
      const located = shot.id === null || shot.placed ? undefined : byId.get(shot.id);
      if (located === undefined) return shot;
      const { zone, court, evidence } = located;
      return { ...shot, zone, court, detection: shot.detection && { ...shot.detection, evidence } };
    });
  const steps = log.steps.map((past) => ({ ...past, before: after(past.before) }));
  return { ...log, shots: after(log.shots), steps };
}

function restore(
  log: ShotLog,
  {
    shots: draft,
    others: ids,
    othersReviewed = [],
    takers,
  }: Extract<ShotLogAction, { type: 'restored' }>,
): ShotLog {
  const found = [...log.shots, ...log.others];
  const restored = fromDraft(found, draft, log.nextNumber);
  if (restored === null) return log;
  const left = fromDraft(found, othersReviewed, 0) ?? [];
  const leftAs = new Map(left.map((shot) => [shot.id, shot]));
  const others =
    ids === undefined
      ? log.others
      : found
          .filter(({ id }) => ids.includes(id ?? ''))
          .map((shot) => ({
            ...(leftAs.get(shot.id) ?? shot),
            takerId: takerOf(shot, takers),
          }));
  const nextNumber = log.nextNumber + draft.length;
  return { ...step(log, restored, t('Corrections kept on this device')), others, nextNumber };
}

/** Drafts from before takers existed have none. */
const takerOf = ({ id, takerId = null }: LoggedShot, takers: UpdateWorkoutBody['takers']) =>
  takers === undefined
    ? takerId
    : (takers.find(({ shots }) => shots.includes(id ?? ''))?.playerId ?? null);

function drop(log: ShotLog, key: string, what: string, tap: Tap | null = null): ShotLog {
  const shot = log.shots.find((candidate) => candidate.key === key);
  if (shot === undefined) return log;
  const shots = log.shots.filter((candidate) => candidate.key !== key);
  return step(log, shots, `${what} · ${wordsFor(shot)}`, tap);
}

function undo(log: ShotLog): ShotLog {
  const last = log.steps.at(-1);
  if (last === undefined) return log;
  const { before: shots, othersBefore: others } = last;
  return { ...log, shots, others, steps: log.steps.slice(0, -1) };
}
