import type { CountView } from '../../../lib/device-count/protocol.ts';
import { ARC_RADII, type Check } from './checks.ts';

interface GuideOverProps {
  readonly view: CountView;
  readonly checks: readonly Check[];
}

/** The best position of the hoop, as shares of the picture: the whole arc fits above it, the floor below. */
const IDEAL_RING = { x: 0.5, y: 0.42, width: 0.045, height: 0.018 };

/** The detected rim with the space that the ball needs above it, or the ideal position if none is detected. */
export function GuideOver({ view, checks }: GuideOverProps) {
  const { width, height, ring, people } = view;
  const isGood = (id: Check['id']) => checks.find((check) => check.id === id)?.isGood === true;
  const stroke = (id: Check['id']) => (isGood(id) ? 'stroke-film-made' : 'stroke-film-ring');
  const side = Math.max(width, height);
  const shown = ring ?? {
    cx: IDEAL_RING.x * width,
    cy: IDEAL_RING.y * height,
    rx: IDEAL_RING.width * side,
    ry: IDEAL_RING.height * side,
  };
  // From the side on which the player stands.
  const from = people.some(({ left, right }) => (left + right) / 2 > shown.cx) ? 1 : -1;
  const top = shown.cy - ARC_RADII * shown.rx;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
      fill="none"
    >
      <g strokeWidth={2.5}>
        <path
          data-drawn="arc"
          d={`M${shown.cx + 7 * from * shown.rx} ${shown.cy + shown.rx}Q${shown.cx + 3 * from * shown.rx} ${2 * top - shown.cy} ${shown.cx} ${shown.cy}`}
          className={stroke('arc')}
          strokeDasharray="9 7"
          vectorEffect="non-scaling-stroke"
        />
        <ellipse
          data-drawn="ring"
          cx={shown.cx}
          cy={shown.cy}
          rx={shown.rx}
          ry={shown.ry}
          className={stroke('ring')}
          vectorEffect="non-scaling-stroke"
          {...(ring === null && { strokeDasharray: '9 7' })}
        />
        {people.map(
          ({ feet }) =>
            feet !== null && (
              <ellipse
                key={`${feet.x} ${feet.y}`}
                data-drawn="feet"
                cx={feet.x}
                cy={feet.y}
                rx={side / 40}
                ry={side / 110}
                className="stroke-film-made"
                vectorEffect="non-scaling-stroke"
              />
            ),
        )}
      </g>
    </svg>
  );
}
