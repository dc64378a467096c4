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

/** The fields that a repeated workout takes over. */
export type RepeatedWords = Pick<WorkoutWords, 'name' | 'tags'>;

/** A workout being counted by hand, as stored on this device. */
export interface CountedDraft {
  readonly shots: readonly Omit<Extract<Tap, { type: 'counted' }>, 'type'>[];
  /**
   * The taps after `shots`, which are replayed so that they can be undone again. Drafts of older versions have none.
   */
  readonly taps: readonly Tap[];
  readonly notes: string;
  /** Name and tags of the repeated workout; null for none. */
  readonly words: RepeatedWords | null;
  /** The key of the drill being played; null for none. */
  readonly drill: string | null;
  /** When its first shot was counted; null before that, and in drafts of older versions. */
  readonly startedAt: string | null;
}

/** The stored fields other than the shots. */
interface KeptBesides extends Pick<CountedDraft, 'notes' | 'words' | 'drill'> {
  readonly startedAt: Date | null;
}

export const NOTHING_BESIDES: KeptBesides = {
  notes: '',
  words: null,
  drill: null,
  startedAt: null,
};

/** Stores the current count including its undo history. An empty count without notes deletes the draft. */
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

/** The shots before the first undoable step, and the taps since. A list of shots alone would lose the undo history. */
function toTaps({ shots, steps }: ShotLog): Pick<CountedDraft, 'shots' | 'taps'> {
  const taps = steps.flatMap(({ tap }) => (tap === null ? [] : [tap]));
  const isAllTaps = taps.length === steps.length;
  const start = isAllTaps ? (steps.at(0)?.before ?? shots) : shots;
  return {
    shots: start.map(({ outcome, zone, kind }) => ({ outcome, zone, kind })),
    taps: isAllTaps ? taps : [],
  };
}

/** The log that the page starts with. */
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
