import { percentage } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { useEffect, useRef } from 'react';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import { Basket } from './scene/basket.tsx';
import { HEIGHT, WIDTH } from './scene/camera.ts';
import { Floor } from './scene/floor.tsx';
import { runScene } from './scene/run-scene.ts';
import { Arcs, Balls, Shadows, Spots } from './scene/shot-marks.tsx';
import { SHOTS } from './scene/shots.ts';

const MADE = SHOTS.filter(({ made }) => made).length;
const VIEW_BOX = `0 20 ${WIDTH} ${HEIGHT - 75}`;
const MISSED = SHOTS.length - MADE;

function Tally() {
  return (
    <figcaption className="flex items-end justify-between gap-4 px-5 pt-4 sm:px-6 sm:pt-5">
      <span>
        <span className="block text-sm whitespace-nowrap text-muted">{t('Tuesday’s workout')}</span>
        <span className="text-4xl leading-none display figures sm:text-5xl">
          {rich('<number>{percent}</number>%', {
            percent: percentage(MADE, SHOTS.length),
            number: (text) => <span data-percent>{text}</span>,
          })}
        </span>
      </span>
      <span className="flex flex-col gap-1.5 text-sm font-semibold figures xs:flex-row">
        <span className="min-w-24 rounded-full bg-made-soft px-2.5 py-1 text-center text-made">
          {rich('{dot} <count>{made}</count> made', {
            made: MADE,
            dot: <OutcomeSign outcome="made" />,
            count: (text) => <span data-made>{text}</span>,
          })}
        </span>
        <span className="min-w-24 rounded-full bg-missed-soft px-2.5 py-1 text-center text-missed">
          {rich('{cross} <count>{missed}</count> missed', {
            missed: MISSED,
            cross: <OutcomeSign outcome="missed" />,
            count: (text) => <span data-missed>{text}</span>,
          })}
        </span>
      </span>
    </figcaption>
  );
}

/**
 * An animated workout as Hooplog sees it, from the stands: each shot flies its arc, lands, is counted and colours its
 * zone. Rendered in its final state; the script (see `runScene`) animates it.
 */
export function HeroScene() {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => (figure.current === null ? undefined : runScene(figure.current)), []);
  return (
    <figure
      ref={figure}
      data-scene
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      <Tally />
      <div className="relative">
        <svg
          viewBox={VIEW_BOX}
          role="img"
          aria-label={t(
            'A half court seen from the stand: {made} of {shots} shots fall, each marked where it was taken',
            { made: MADE, shots: SHOTS.length },
          )}
          className="block w-full"
        >
          <Floor />
          <Spots />
          <Basket />
        </svg>
        {/* Moving parts are in a separate layer, so that the floor is not repainted with every frame. */}
        <svg
          viewBox={VIEW_BOX}
          aria-hidden
          className="absolute inset-0 size-full will-change-transform"
        >
          <Shadows />
          <Arcs />
          <Balls />
        </svg>
      </div>
    </figure>
  );
}
