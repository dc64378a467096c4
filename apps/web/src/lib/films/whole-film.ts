import { warningText } from '@hooplog/domain';
import type { Analysis, AnalysisWarning, DetectedShot, Scene } from '@hooplog/vision';
import { isSameHoop } from '@hooplog/domain';
import type { CountResult } from '../device-count/protocol.ts';
import {
  endOfPart,
  isCounted,
  type FilmLog,
  type FilmPart,
  type FilmShot,
  type ShotCall,
} from './film.ts';

/** A shot of the whole film, and the player's call. */
export interface WholeShot {
  readonly shot: DetectedShot;
  readonly called: ShotCall | null;
  /** Whether it was counted while filming; else the final analysis found it. */
  readonly wasLive: boolean;
}

/** A film as one video: the data that is sent. Seconds of the whole film, px of its main part. */
export interface WholeResult extends Omit<CountResult, 'ids'> {
  /** The shots of `analysis`, in its order. */
  readonly shots: readonly WholeShot[];
}

/** Two rims closer than this share of the half width are seen from the same position … */
const SAME_PLACE = 0.5;
/** … if their sizes differ by less than this factor. */
const SAME_SIZE = 1.25;

type PartView = Omit<Analysis['calibration'], 'source'> & {
  readonly width: number;
  readonly height: number;
};

/** The view of a part; null if no rim was seen. */
function viewOf({ result, seen }: FilmPart): PartView | null {
  if (result !== null) {
    const { width, height } = result.analysis.video;
    return { ...result.analysis.calibration, width, height };
  }
  if (seen?.ring == null) return null;
  const { ring: rim, ringSure: confidence, court, courtKind: lines = null, width, height } = seen;
  const courtSource = court === null ? null : (seen.courtSource ?? 'found');
  return { rim, confidence, court, courtSource, lines, width, height };
}

function isSameView(a: PartView, b: PartView): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  const size = Math.max(a.rim.rx / b.rim.rx, b.rim.rx / a.rim.rx);
  const distance = Math.hypot(a.rim.cx - b.rim.cx, a.rim.cy - b.rim.cy);
  return size <= SAME_SIZE && distance <= SAME_PLACE * b.rim.rx;
}

/** A shot without its id from filming. */
function asDetected({ shot, called }: FilmShot): WholeShot {
  const { releaseSeconds, rimSeconds, outcome, confidence, needsReview, court, zone } = shot;
  const { evidence } = shot;
  const call = { outcome, confidence, needsReview };
  return {
    called,
    wasLive: true,
    shot: { releaseSeconds, rimSeconds, ...call, court, zone, evidence },
  };
}

/** The shots of a part: as counted while filming, merged with the final judgement. */
function shotsOf(part: FilmPart, live: readonly FilmShot[]): readonly WholeShot[] {
  const { result } = part;
  if (result === null) return live.map(asDetected);
  const { analysis, ids } = result;
  const judged = analysis.shots.map((shot, index) => {
    const known = live.find(({ shot: { id } }) => id === ids[index]);
    return { shot, called: known?.called ?? null, wasLive: known !== undefined };
  });
  // The player's call stands, whatever the analysis found later.
  const corrected = live.filter(
    ({ shot, called }) => called !== null && called !== 'not_a_shot' && !ids.includes(shot.id),
  );
  const counted = judged.filter(({ shot }) => isCounted(part, shot));
  return [...counted, ...corrected.map(asDetected)];
}

type Evidence = DetectedShot['evidence'];

/** Keeps what the flight shows; removes what is drawn over the picture of another view. */
function withoutPlaces({ location, ...evidence }: Evidence): Evidence {
  const flightOnly = { ...evidence, path: [], crossing: null };
  if (location === undefined) return flightOnly;
  const { feet: _, ...place } = location;
  return { ...flightOnly, location: place };
}

const later = <T extends { readonly seconds: number }>(point: T, by: number): T => ({
  ...point,
  seconds: point.seconds + by,
});

/** A shot of a part on the clock of the whole film. */
function onFilmClock({ shot, ...rest }: WholeShot, by: number, isInView: boolean): WholeShot {
  const { releaseSeconds, rimSeconds } = shot;
  const evidence = isInView ? shot.evidence : withoutPlaces(shot.evidence);
  const { path, crossing } = evidence;
  return {
    ...rest,
    shot: {
      ...shot,
      releaseSeconds: releaseSeconds === null ? null : releaseSeconds + by,
      rimSeconds: rimSeconds + by,
      evidence: {
        ...evidence,
        path: path.map((point) => later(point, by)),
        crossing: crossing && later(crossing, by),
      },
    },
  };
}

function flightsOf({ result, startSeconds }: FilmPart): Scene['flights'] {
  return (result?.scene.flights ?? []).map(({ sightings, feet }) => ({
    sightings: sightings.map((seen) => later(seen, startSeconds)),
    feet,
  }));
}

/** An interrupted part has only its live shots: its last seconds were never judged. */
function cutOff(log: FilmLog): AnalysisWarning[] {
  const at = log.parts.findIndex(({ result }) => result === null);
  if (at < 0) return [];
  const seconds = endOfPart(log, at);
  const cut = { code: 'film_breaks_off', kind: 'filming', seconds } as const;
  return [{ ...cut, message: warningText(cut) }];
}

/** Each kind of warning once, with its moment in the whole film. */
function warningsOf(log: FilmLog): readonly AnalysisWarning[] {
  const reported = log.parts.flatMap(({ result, startSeconds }) =>
    (result?.analysis.warnings ?? []).map(({ seconds, ...warning }) => ({
      ...warning,
      seconds: seconds === null ? null : seconds + startSeconds,
    })),
  );
  const all = [...cutOff(log), ...reported];
  return all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index);
}

/** The part that provides the film's view: the one with the most shots among those whose rim was seen. */
function mainPart({ parts, shots }: FilmLog): { part: FilmPart; view: PartView } | null {
  const candidates = parts.flatMap((part, index) => {
    const view = viewOf(part);
    const count = shots.filter((shot) => shot.part === index).length;
    return view === null ? [] : [{ part, view, count }];
  });
  return candidates.toSorted((a, b) => b.count - a.count).at(0) ?? null;
}

/** Whether the player started with this very rim marked green: they have confirmed it, and need not be asked again. */
const isSetUp = ({ part: { setUp = null }, view }: { part: FilmPart; view: PartView }): boolean =>
  setUp !== null && isSameHoop(setUp, view.rim);

/**
 * Combines the parts of a film into one video for the player. An interrupted part contributes its live shots; a part
 * seen from another position than the main part keeps its calls and loses its drawings. Null if no rim was ever seen:
 * then nothing was counted.
 */
export function wholeFilm(log: FilmLog): WholeResult | null {
  const main = mainPart(log);
  if (main === null) return null;
  const { parts, shots: live } = log;
  const { result } = main.part;
  const equipment = parts.flatMap((part) => part.result?.analysis.equipment ?? []).at(0);
  const by = equipment ? { equipment } : {};
  const { width, height, ...calibration } = main.view;
  const isInView = (part: FilmPart) => {
    const view = viewOf(part);
    return view !== null && isSameView(view, main.view);
  };
  const shots = parts.flatMap((part, index) => {
    const own = live.filter((shot) => shot.part === index);
    return shotsOf(part, own)
      .toSorted((a, b) => a.shot.rimSeconds - b.shot.rimSeconds)
      .map((shot) => onFilmClock(shot, part.startSeconds, isInView(part)));
  });
  const framesPerSecond =
    result?.analysis.video.framesPerSecond ?? main.part.seen?.framesPerSecond ?? 30;
  return {
    shots,
    analysis: {
      video: {
        durationSeconds: endOfPart(log, parts.length - 1),
        width,
        height,
        framesPerSecond,
      },
      calibration: {
        ...calibration,
        source: isSetUp(main) ? 'user' : (result?.analysis.calibration.source ?? 'found'),
      },
      shots: shots.map(({ shot }) => shot),
      candidates: [],
      asked: false,
      ...by,
      warnings: warningsOf(log),
    },
    scene: {
      width,
      height,
      rim: main.view.rim,
      court: main.view.court,
      flights: parts.filter(isInView).flatMap(flightsOf),
      pace: result?.scene.pace ?? 1,
      ...(result?.scene.azimuths && { azimuths: result.scene.azimuths }),
      ...by,
    },
  };
}
