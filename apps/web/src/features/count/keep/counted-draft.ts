import type { WorkoutWords } from '@hooplog/domain';
import { COUNTING } from '../../../lib/device-storage/counting.ts';
import { store } from '../../../lib/device-storage/stored-value.ts';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import {
  EMPTY_LOG,
  type ShotLog,
  shotLogReducer,
  type Tap,
} from '../../../lib/shot-log/shot-log.ts';

/** What a workout has in common with the one that it repeats. */
export type RepeatedWords = Pick<WorkoutWords, 'name' | 'tags'>;

/** A workout that is being counted by hand, as this device keeps it. */
export interface CountedDraft {
  readonly shots: readonly Omit<Extract<Tap, { type: 'counted' }>, 'type'>[];
  /** What was tapped since: done again, so that it can be undone again. Drafts of older versions have none. */
  readonly taps: readonly Tap[];
  readonly notes: string;
  /** As those of the workout that is done again; null for none. */
  readonly words: RepeatedWords | null;
  /** The key of the drill that these shots are of; null for none. */
  readonly drill: string | null;
  /** When the first of its shots was counted; null before, and of drafts of older versions. */
  readonly startedAt: string | null;
}

/** What is kept besides the shots. */
interface KeptBesides extends Pick<CountedDraft, 'notes' | 'words' | 'drill'> {
  readonly startedAt: Date | null;
}

export const NOTHING_BESIDES: KeptBesides = {
  notes: '',
  words: null,
  drill: null,
  startedAt: null,
};

/** Keeps what has been counted so far, with the way back; nothing counted and nothing written is forgotten. */
export function keepCountedDraft(
  userId: string,
  log: ShotLog,
  { notes, words, startedAt, drill }: KeptBesides,
): void {
  const { shots, steps } = log;
  const isEmpty = shots.length === 0 && steps.length === 0 && notes === '';
  const draft = {
    ...toTaps(log),
    notes,
    words,
    drill,
    startedAt: startedAt?.toISOString() ?? null,
  };
  store(COUNTING, userId, isEmpty ? null : draft);
}

/** The shots before the first step that can be undone, and the taps since; a list of shots alone would be no way back. */
function toTaps({ shots, steps }: ShotLog): Pick<CountedDraft, 'shots' | 'taps'> {
  const taps = steps.flatMap(({ tap }) => (tap === null ? [] : [tap]));
  const isAllTaps = taps.length === steps.length;
  const start = isAllTaps ? (steps.at(0)?.before ?? shots) : shots;
  return {
    shots: start.map(({ outcome, zone, kind }) => ({ outcome, zone, kind })),
    taps: isAllTaps ? taps : [],
  };
}

/** The log with which the page begins. */
export function startLog(draft: CountedDraft | null): ShotLog {
  const shots = (draft?.shots ?? []).map(({ outcome, zone, kind = null }, index): LoggedShot => ({
    key: `by-hand-${index + 1}`,
    id: null,
    outcome,
    zone,
    court: null,
    placed: zone !== null,
    rimSeconds: null,
    kind,
    detection: null,
    checked: true,
  }));
  const start: ShotLog = { ...EMPTY_LOG, shots, nextNumber: shots.length + 1 };
  return (draft?.taps ?? []).reduce(shotLogReducer, start);
}
