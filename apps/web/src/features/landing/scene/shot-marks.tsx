import { arcOf, type Shot } from './flight.ts';
import { pathThrough, project } from './camera.ts';
import { SHOTS } from './shots.ts';

const MARK_FEET = 0.72;

/** A ● or ✕ on the floor where the shot was taken. */
function Spot({ shot }: { readonly shot: Shot }) {
  const { x, y, scale } = project({ x: shot.x, y: shot.y, z: 0 });
  const [rx, ry] = [scale * MARK_FEET, scale * MARK_FEET * 0.58];
  return (
    <g data-spot transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse rx={(rx * 1.35).toFixed(1)} ry={(ry * 1.35).toFixed(1)} className="fill-card" />
      {shot.made ? (
        <ellipse rx={rx.toFixed(1)} ry={ry.toFixed(1)} className="fill-made" />
      ) : (
        <path
          d={`M${(-rx * 0.7).toFixed(1)} ${(-ry * 0.7).toFixed(1)}L${(rx * 0.7).toFixed(1)} ${(ry * 0.7).toFixed(1)}M${(rx * 0.7).toFixed(1)} ${(-ry * 0.7).toFixed(1)}L${(-rx * 0.7).toFixed(1)} ${(ry * 0.7).toFixed(1)}`}
          className="stroke-missed"
          strokeWidth="5"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

/** The spots of all shots. */
export function Spots() {
  return SHOTS.map((shot) => <Spot key={`${shot.x} ${shot.y}`} shot={shot} />);
}

/** The arcs of all balls. */
export function Arcs() {
  return (
    <g fill="none" strokeWidth="3.5" strokeLinecap="round">
      {SHOTS.map((shot) => (
        <path
          key={`${shot.x} ${shot.y}`}
          data-arc
          pathLength="1"
          d={pathThrough(arcOf(shot))}
          className={shot.made ? 'stroke-made' : 'stroke-missed'}
          strokeOpacity="0.55"
        />
      ))}
    </g>
  );
}

/** The maximum number of balls in the air at once. */
const BALLS = [0, 1, 2];

export function Shadows() {
  return BALLS.map((ball) => (
    <ellipse
      key={ball}
      data-shadow
      visibility="hidden"
      rx="1"
      ry="0.55"
      className="fill-ink"
      fillOpacity="0.22"
    />
  ));
}

/** Balls of radius 1, positioned and scaled by the script. */
export function Balls() {
  return BALLS.map((ball) => (
    <g key={ball} data-ball visibility="hidden">
      <circle r="1" className="fill-accent" stroke="var(--color-accent-ink)" strokeWidth="0.09" />
      <path
        d="M-1 0H1M0 -1V1M-0.71 -0.7C-0.25 -0.3-0.25 0.3-0.71 0.7M0.71 -0.7C0.25 -0.3 0.25 0.3 0.71 0.7"
        fill="none"
        stroke="var(--color-accent-ink)"
        strokeWidth="0.09"
      />
    </g>
  ));
}
