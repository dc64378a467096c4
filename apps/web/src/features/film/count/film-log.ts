import type { RimEllipse } from '@hooplog/vision';
import type { CountEvent, CountResult, CountView } from '../../../lib/device-count/protocol.ts';
import {
  endOfPart,
  isCounted,
  type FilmLog,
  type FilmPart,
  type FilmShot,
  type SeenView,
  type ShotCall,
} from '../../../lib/films/film.ts';

export const EMPTY_FILM: FilmLog = { parts: [], shots: [] };

export type FilmAction =
  /** The camera is on: a new part begins where the last one ended, with the rim that the guide showed in green. */
  | { readonly type: 'begun'; readonly setUp: RimEllipse | null }
  /** The player is ready: shots of this part before then do not count. */
  | { readonly type: 'counting'; readonly fromSeconds: number }
  | { readonly type: 'heard'; readonly event: CountEvent }
  /** A part has ended regularly. */
  | { readonly type: 'judged'; readonly part: number; readonly result: CountResult }
  /** The player corrects a call; null withdraws the correction. */
  | { readonly type: 'called'; readonly key: string; readonly call: ShotCall | null }
  | { readonly type: 'restored'; readonly film: FilmLog };

function begin(log: FilmLog, setUp: RimEllipse | null): FilmLog {
  const startSeconds = endOfPart(log, log.parts.length - 1);
  // Nothing counts before the player is ready.
  const part = { startSeconds, seconds: 0, countsFrom: Infinity, seen: null, setUp, result: null };
  return { ...log, parts: [...log.parts, part] };
}

function changePart(log: FilmLog, change: Partial<FilmPart>, part = log.parts.length - 1): FilmLog {
  const parts = log.parts.map((known, index) => (index === part ? { ...known, ...change } : known));
  return { ...log, parts };
}

const seenIn = ({
  width,
  height,
  ring,
  ringSure,
  court,
  courtSource,
  courtKind,
  framesPerSecond,
}: CountView): SeenView => ({
  width,
  height,
  ring,
  ringSure,
  court,
  courtSource,
  courtKind,
  framesPerSecond,
});

function hear(log: FilmLog, event: CountEvent): FilmLog {
  const part = log.parts.length - 1;
  const keyOf = (id: string) => `${part}-${id}`;
  switch (event.kind) {
    case 'shot': {
      const { shot } = event;
      const current = log.parts[part];
      if (current === undefined || !isCounted(current, shot)) return log;
      return { ...log, shots: [...log.shots, { key: keyOf(shot.id), part, shot, called: null }] };
    }
    case 'changed': {
      const key = keyOf(event.shot.id);
      const shots = log.shots.map((known) =>
        known.key === key ? { ...known, shot: event.shot } : known,
      );
      return { ...log, shots };
    }
    case 'gone': {
      // A shot that the player confirmed with a call stays.
      const isGone = ({ key, called }: FilmShot) =>
        key === keyOf(event.id) && (called === null || called === 'not_a_shot');
      return { ...log, shots: log.shots.filter((shot) => !isGone(shot)) };
    }
    case 'progress':
      return changePart(log, { seconds: event.seconds });
    case 'view':
      return changePart(log, { seen: seenIn(event.view) });
    case 'ready':
    case 'started':
    case 'camera_ended':
      return log;
  }
}

function judge(log: FilmLog, { part, result }: Extract<FilmAction, { type: 'judged' }>): FilmLog {
  const seconds = result.analysis.video.durationSeconds;
  return changePart(log, { result, seconds }, part);
}

export function filmReducer(log: FilmLog, action: FilmAction): FilmLog {
  switch (action.type) {
    case 'begun':
      return begin(log, action.setUp);
    case 'counting':
      return changePart(log, { countsFrom: action.fromSeconds });
    case 'heard':
      return hear(log, action.event);
    case 'judged':
      return judge(log, action);
    case 'called':
      return {
        ...log,
        shots: log.shots.map((shot) =>
          shot.key === action.key ? { ...shot, called: action.call } : shot,
        ),
      };
    case 'restored':
      return action.film;
  }
}
