import { BASKET } from '@hooplog/domain';
import { pathThrough, type Place } from './camera.ts';

const { RIM_HEIGHT, RIM_RADIUS, BOARD_Y, BOARD_HALF_WIDTH, BOARD_BOTTOM_HEIGHT, BOARD_TOP_HEIGHT } =
  BASKET;
const NET_DEPTH = 1.6;
const STEPS = 16;

/** A horizontal circle around the basket's centre. */
function ring(radius: number, z: number): readonly Place[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), z };
  });
}

const onBoard = (halfWidth: number, low: number, high: number): readonly Place[] => [
  { x: -halfWidth, y: BOARD_Y, z: low },
  { x: halfWidth, y: BOARD_Y, z: low },
  { x: halfWidth, y: BOARD_Y, z: high },
  { x: -halfWidth, y: BOARD_Y, z: high },
];

const RIM = ring(RIM_RADIUS, RIM_HEIGHT);
const NET_END = ring(0.42, RIM_HEIGHT - NET_DEPTH);

/** Cords of the net: from each point of the rim diagonally down to the net's end, in both directions. */
const CORDS = RIM.flatMap((from, step) =>
  [1, -1].map((way) => pathThrough([from, NET_END[(step + way + STEPS) % STEPS] ?? from])),
).join('');

/** Post, backboard, rim and net. */
export function Basket() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d={pathThrough([
          { x: 0, y: -7, z: 0 },
          { x: 0, y: -7, z: 9 },
          { x: 0, y: BOARD_Y, z: 10.5 },
        ])}
        fill="none"
        className="stroke-edge"
        strokeWidth="9"
      />
      <path
        d={pathThrough(onBoard(BOARD_HALF_WIDTH, BOARD_BOTTOM_HEIGHT, BOARD_TOP_HEIGHT), true)}
        className="fill-card stroke-ink"
        strokeWidth="4"
      />
      <path
        d={pathThrough(onBoard(1, RIM_HEIGHT, RIM_HEIGHT + 1.5), true)}
        fill="none"
        className="stroke-accent"
        strokeWidth="3"
      />
      <g
        data-net=""
        className="origin-top transition-transform duration-200 [transform-box:fill-box] data-[net=swish]:scale-y-130"
      >
        <path d={CORDS} fill="none" className="stroke-muted" strokeWidth="1.4" />
        <path
          d={pathThrough(NET_END, true)}
          fill="none"
          className="stroke-muted"
          strokeWidth="1.4"
        />
      </g>
      <path d={pathThrough(RIM, true)} fill="none" className="stroke-accent" strokeWidth="5" />
    </g>
  );
}
