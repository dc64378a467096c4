import type { Rim, ShotEvidence as Evidence } from '@hooplog/contract';
import type { ImageLine } from '@hooplog/vision/court';
import { type RefObject, useEffect, useRef } from 'react';
import { OverlayLines } from '../../components/film-frame/overlay-lines.tsx';
import type { Outcome } from '../../lib/shot-log/logged-shot.ts';
import { FeetMark } from './feet-mark.tsx';
import { ballAt, toPoints, pathUntil } from './flight.ts';
import { watchTime } from './watch-time.ts';

interface ShotEvidenceProps {
  readonly player: RefObject<HTMLVideoElement | null>;
  readonly evidence: Evidence | null;
  readonly rim: Rim | null;
  /** Court lines in image coordinates; empty when no court is marked. */
  readonly courtLines: readonly ImageLine[];
  readonly outcome: Outcome;
  readonly frame: { readonly width: number; readonly height: number };
}

const COLOURS = {
  made: 'var(--color-film-made)',
  missed: 'var(--color-film-missed)',
  ring: 'var(--color-film-ring)',
  shade: 'var(--color-film-shade)',
} as const;
const NONE: Evidence['path'] = [];

/**
 * Draws the evidence of a call and a spot over the playing video: the rim, the ball's path, where it crossed the rim,
 * where the shooter stood, and the court lines. `EvidenceLegend` says the same in words.
 */
export function ShotEvidence(props: ShotEvidenceProps) {
  const { player, evidence, rim, courtLines, outcome, frame } = props;
  const path = evidence?.path ?? NONE;
  const crossing = evidence?.crossing ?? null;
  const feet = evidence?.location?.feet;
  const trails = useRef<(SVGPolylineElement | null)[]>([]);
  const ball = useRef<SVGCircleElement>(null);
  const mark = useRef<SVGGElement>(null);
  useEffect(() => {
    if (player.current === null) return;
    // Runs for every frame, so it writes to the SVG directly instead of re-rendering.
    return watchTime(player.current, (seconds) => {
      const points = toPoints(pathUntil(path, seconds));
      for (const trail of trails.current) trail?.setAttribute('points', points);
      const place = ballAt(path, seconds);
      ball.current?.setAttribute('visibility', place === null ? 'hidden' : 'visible');
      if (place !== null) {
        ball.current?.setAttribute('cx', String(place.x));
        ball.current?.setAttribute('cy', String(place.y));
      }
      const crossed = crossing !== null && seconds >= crossing.seconds;
      mark.current?.setAttribute('opacity', crossed ? '1' : '0.45');
    });
  }, [player, path, crossing]);
  const colour = COLOURS[outcome];
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  const unit = Math.max(frame.width, frame.height) / 100;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="pointer-events-none absolute inset-0 size-full"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g opacity={0.6}>
        <OverlayLines lines={courtLines} />
      </g>
      {feet !== undefined && <FeetMark feet={feet} unit={unit} />}
      {rim !== null && (
        <>
          <ellipse {...rim} {...line} strokeWidth={4.5} stroke={COLOURS.shade} />
          <ellipse {...rim} {...line} strokeWidth={2} stroke={COLOURS.ring} />
        </>
      )}
      <polyline
        points={toPoints(path)}
        {...line}
        strokeWidth={2}
        stroke={colour}
        opacity={0.55}
        strokeDasharray="1 7"
      />
      {[
        { width: 6, stroke: COLOURS.shade },
        { width: 3, stroke: colour },
      ].map(({ width, stroke }, index) => (
        <polyline
          key={stroke}
          ref={(element) => {
            trails.current[index] = element;
          }}
          {...line}
          strokeWidth={width}
          stroke={stroke}
        />
      ))}
      {crossing !== null && (
        <g ref={mark}>
          <circle
            cx={crossing.x}
            cy={crossing.y}
            r={0.9 * unit}
            fill={colour}
            stroke={COLOURS.shade}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
      <circle
        ref={ball}
        r={1.3 * unit}
        {...line}
        visibility="hidden"
        strokeWidth={2.5}
        stroke="#fff"
      />
    </svg>
  );
}
