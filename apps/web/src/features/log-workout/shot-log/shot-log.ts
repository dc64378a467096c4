import type { Shot } from '@hooplog/contract';
import { zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { type LoggedShot, type Outcome, toLoggedShot } from './logged-shot.ts';
import { wordsFor } from './entry-words.ts';
import { unplaced } from './sums.ts';

/** Steps that can be taken back. */
const MAX_STEPS_BACK = 500;

interface Step {
  /** The shots before the step. */
  readonly before: readonly LoggedShot[];
  /** "Made · Zone 5 - Free Throw" */
  readonly words: string;
}

/** The shots of the workout that is being logged. Counters, zones and totals are always summed from them. */
export interface ShotLog {
  readonly shots: readonly LoggedShot[];
  readonly steps: readonly Step[];
  readonly nextNumber: number;
}

export const EMPTY_LOG: ShotLog = { shots: [], steps: [], nextNumber: 1 };

export type ShotLogAction =
  /** The program has counted: its shots take the place of all others. */
  | { readonly type: 'detected'; readonly shots: readonly Shot[] }
  /** One more by hand; with its moment when it was seen in the video. */
  | {
      readonly type: 'counted';
      readonly outcome: Outcome;
      readonly zone: ZoneId | null;
      readonly rimSeconds?: number;
    }
  /** The minus button: one fewer. */
  | { readonly type: 'uncounted'; readonly outcome: Outcome }
  | { readonly type: 'called'; readonly key: string; readonly outcome: Outcome }
  | { readonly type: 'moved'; readonly key: string; readonly zone: ZoneId | null }
  /** Every shot of unknown zone was taken from this one. */
  | { readonly type: 'rest_placed'; readonly zone: ZoneId }
  /** It was not a shot. */
  | { readonly type: 'dropped'; readonly key: string }
  | { readonly type: 'undone' }
  | { readonly type: 'reset' };

export function shotLogReducer(log: ShotLog, action: ShotLogAction): ShotLog {
  switch (action.type) {
    case 'detected':
      return { ...EMPTY_LOG, shots: action.shots.map(toLoggedShot) };
    case 'counted':
      return count(log, action);
    case 'uncounted':
      return uncount(log, action.outcome);
    case 'called':
      return change(log, action.key, { outcome: action.outcome });
    case 'moved':
      return change(log, action.key, { zone: action.zone });
    case 'rest_placed':
      return placeRest(log, action.zone);
    case 'dropped':
      return drop(log, action.key, 'Not a shot');
    case 'undone':
      return undo(log);
    case 'reset':
      return EMPTY_LOG;
  }
}

function step(log: ShotLog, shots: readonly LoggedShot[], words: string): ShotLog {
  const steps = [...log.steps, { before: log.shots, words }].slice(-MAX_STEPS_BACK);
  return { ...log, shots, steps };
}

function count(
  log: ShotLog,
  { outcome, zone, rimSeconds }: Extract<ShotLogAction, { type: 'counted' }>,
): ShotLog {
  const shot: LoggedShot = {
    key: `by-hand-${log.nextNumber}`,
    id: null,
    outcome,
    zone,
    rimSeconds: rimSeconds ?? null,
    detection: null,
    checked: true,
  };
  return {
    ...step(log, [...log.shots, shot], wordsFor(shot)),
    nextNumber: log.nextNumber + 1,
  };
}

/** What the player put in goes before what the program saw, and what has a place goes last. */
function easeOfLosing({ detection, rimSeconds, zone }: LoggedShot): number {
  if (detection !== null) return 0;
  if (rimSeconds !== null) return 1;
  return zone === null ? 3 : 2;
}

function uncount(log: ShotLog, outcome: Outcome): ShotLog {
  const candidates = log.shots.filter((shot) => shot.outcome === outcome);
  const ease = Math.max(...candidates.map(easeOfLosing));
  const last = candidates.findLast((shot) => easeOfLosing(shot) === ease);
  return last === undefined ? log : drop(log, last.key, 'One fewer');
}

function change(
  log: ShotLog,
  key: string,
  changed: Partial<Pick<LoggedShot, 'outcome' | 'zone'>>,
): ShotLog {
  const shot = log.shots.find((candidate) => candidate.key === key);
  if (shot === undefined) return log;
  const after = { ...shot, ...changed, checked: true };
  const shots = log.shots.map((candidate) => (candidate.key === key ? after : candidate));
  return step(log, shots, wordsFor(after));
}

function placeRest(log: ShotLog, zone: ZoneId): ShotLog {
  const count = unplaced(log.shots).length;
  if (count === 0) return log;
  const shots = log.shots.map((shot) => (shot.zone === null ? { ...shot, zone } : shot));
  return step(log, shots, `${count} shots · ${zoneDisplayName(zone)}`);
}

function drop(log: ShotLog, key: string, what: string): ShotLog {
  const shot = log.shots.find((candidate) => candidate.key === key);
  if (shot === undefined) return log;
  const shots = log.shots.filter((candidate) => candidate.key !== key);
  return step(log, shots, `${what} · ${wordsFor(shot)}`);
}

function undo(log: ShotLog): ShotLog {
  const last = log.steps.at(-1);
  return last === undefined ? log : { ...log, shots: last.before, steps: log.steps.slice(0, -1) };
}
