import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { CountCamera, CountEvent } from '../../lib/device-count/protocol.ts';
import { useFeedback } from '../../lib/feedback/use-feedback.ts';
import { type FilmLog, outcomeOf, type ShotCall } from '../../lib/films/film.ts';
import { personalBestsQuery } from '../../lib/queries/personal-bests.ts';
import type { KeptFilm } from '../../lib/films/film-database.ts';
import { useCamera } from './camera/use-camera.ts';
import { useUsualEquipment } from '../../lib/queries/usual-equipment.ts';
import { useWakeLock } from '../../lib/device/use-wake-lock.ts';
import { useClips } from './clips/use-clips.ts';
import { greenRing } from './framing/checks.ts';
import { useSaidView } from './framing/use-said-view.ts';
import { filmReducer } from './count/film-log.ts';
import { useCount } from './count/use-count.ts';
import { useCountdown } from './count/use-countdown.ts';
import { useKeptFilm } from './keep/use-kept-film.ts';
import { useSpokenOrders } from './voice/use-spoken-orders.ts';

/** From the guide to the end of the film. */
export type FilmPhase = 'framing' | 'countdown' | 'counting' | 'finishing';

export interface FilmingOptions {
  readonly film: Pick<KeptFilm, 'id' | 'userId' | 'startedAt' | 'timeZone' | 'drill'>;
  /** The log of an earlier session, when the film is resumed. */
  readonly start: FilmLog;
  readonly countCamera: CountCamera;
  readonly onFinished: (log: FilmLog) => void;
}

/** Advice codes that mean the phone has moved since the first view. */
const MOVED = ['camera_moved', 'camera_cut'];

/** Late views in a row (two come per second) before it is reported: a short lag is not worth a notice. */
const SLOW_VIEWS = 10;

/** State of filming: camera, count, storage and sound. */
export function useFilming({ film, start, countCamera, onFinished }: FilmingOptions) {
  const { camera, open, turnOff } = useCamera();
  const track = camera.kind === 'on' ? camera.track : null;
  const [log, dispatch] = useReducer(filmReducer, start);
  const [phase, setPhase] = useState<FilmPhase>('framing');
  const [isPaused, setIsPaused] = useState(false);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const [slowViews, setSlowViews] = useState(0);
  const said = useSaidView(start);
  const feedback = useFeedback({
    outcomes: log.shots.map(outcomeOf),
    bests: useQuery(personalBestsQuery).data,
    phone: 'on_tripod',
  });
  const isOn = phase !== 'framing';
  const count = useCount({
    countCamera,
    track,
    onCutOff: (result) => {
      dispatch({ type: 'judged', part: log.parts.length - 1, result });
    },
    listen: (event: CountEvent) => {
      if (event.kind === 'started') setOpenedAt(event.at);
      if (event.kind === 'view') setSlowViews(event.view.keepsUp ? 0 : slowViews + 1);
      if (event.kind === 'view') said.look(event.view, count.giveCourt);
      if (isOn) dispatch({ type: 'heard', event });
    },
  });
  const { view, again, countRef, secondsNow } = count;
  const keeping = useKeptFilm(film, log, start);
  const clips = useClips({ filmId: film.id, track, isPaused, log, openedAt });
  useWakeLock(track !== null && !isPaused);

  // Losing the camera ends the part; the next one starts with the guide.
  const isCameraGone = track === null;
  if (isCameraGone && (phase === 'countdown' || phase === 'counting')) {
    setPhase('framing');
    setIsPaused(false);
  }
  const isElsewhere =
    view !== null && (view.turned || view.advice.some(({ code }) => MOVED.includes(code)));
  useEffect(() => {
    if (phase === 'framing' && isElsewhere) again();
  }, [phase, isElsewhere, again]);
  const usual = useUsualEquipment();
  const startedWithRef = useRef(usual);
  useEffect(() => {
    if (phase !== 'framing' || startedWithRef.current === usual) return;
    startedWithRef.current = usual;
    again();
  }, [phase, usual, again]);

  const beginCounting = () => {
    dispatch({ type: 'counting', fromSeconds: secondsNow() });
    setPhase('counting');
  };
  const { secondsLeft, setSecondsLeft } = useCountdown({
    isRunning: phase === 'countdown',
    onTick: feedback.tick,
    onOver: beginCounting,
  });

  const begin = () => {
    const { countdown } = feedback.settings;
    feedback.wake();
    count.film();
    dispatch({ type: 'begun', setUp: greenRing(view) });
    setSecondsLeft(countdown);
    if (countdown === 0) beginCounting();
    else setPhase('countdown');
  };
  const backToGuide = () => {
    setPhase('framing');
  };
  const togglePause = () => {
    if (isPaused) countRef.current?.resume();
    else countRef.current?.pause();
    setIsPaused(!isPaused);
  };
  const voice = useSpokenOrders((order) => {
    const isStart = order === 'start';
    if (phase === 'framing' && isStart && view !== null) begin();
    if (phase === 'countdown' && !isStart) backToGuide();
    if (phase === 'counting' && isPaused === isStart) togglePause();
  });

  const finish = async () => {
    setPhase('finishing');
    let whole = log;
    try {
      const result = isOn ? await countRef.current?.finish() : undefined;
      const part = log.parts.length - 1;
      if (result !== undefined) whole = filmReducer(log, { type: 'judged', part, result });
    } catch {
      // Then the shots reported so far count.
    }
    turnOff();
    onFinished(whole);
  };
  return {
    camera,
    log,
    phase,
    secondsLeft,
    isPaused,
    feedback,
    settings: feedback.settings,
    choose: feedback.choose,
    keeping,
    clips,
    view,
    lost: said.lostIn(view),
    isSlow: slowViews >= SLOW_VIEWS,
    failure: count.failure,
    openCamera: () => void open(),
    again,
    giveRing: count.giveRing,
    giveCourt: count.giveCourt,
    secondsNow,
    voice: voice && {
      isOn: voice.isOn,
      turn: (isOn: boolean) => {
        feedback.wake();
        voice.turn(isOn);
      },
    },
    start: begin,
    backToGuide,
    togglePause,
    call: (key: string, call: ShotCall | null) => {
      dispatch({ type: 'called', key, call });
    },
    finish: () => void finish(),
  };
}

export type Filming = ReturnType<typeof useFilming>;
