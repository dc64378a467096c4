import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { outcomeOf, scoreOf, type FilmLog } from '../../../lib/films/film.ts';
import { type FilmSettings, keepFilmSettings, readFilmSettings } from './feedback.ts';
import { ShotTeller } from './tell-shot.ts';

/**
 * Tells every shot that comes, as was chosen on this device.
 * @param shots of the whole film; those that it starts with were told before
 */
export function useFeedback(shots: FilmLog['shots']) {
  const [settings, setSettings] = useState<FilmSettings>(readFilmSettings);
  const [teller] = useState(() => new ShotTeller());
  const toldRef = useRef(shots.length);
  const tellNewest = useEffectEvent(() => {
    const newest = shots.at(-1);
    const isNew = shots.length > toldRef.current;
    toldRef.current = shots.length;
    const outcome = newest === undefined ? null : outcomeOf(newest);
    if (isNew && outcome !== null) teller.tell({ outcome, ...scoreOf(shots) }, settings);
  });
  useEffect(() => {
    tellNewest();
  }, [shots]);
  useEffect(
    () => () => {
      teller.close();
    },
    [teller],
  );
  return {
    settings,
    choose: (next: FilmSettings) => {
      setSettings(next);
      keepFilmSettings(next);
    },
    /** With a tap: browsers allow no sound without one, and a spoken word is none. */
    wake: () => {
      teller.wake();
    },
    tick: () => {
      teller.tick(settings);
    },
  };
}
