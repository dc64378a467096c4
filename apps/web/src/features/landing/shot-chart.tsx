import { heatMapBand, percentage } from '@hooplog/domain';
import { BAND_STYLES } from '../../components/accuracy/band-style.ts';
import { Badge } from '../../components/ui/badge.tsx';

/** Spots of the drawing: x and y in feet from the basket, number of shots, and how many went in. */
const SPOTS: readonly (readonly [x: number, y: number, shots: number, made: number])[] = [
  [-2, 2, 9, 8],
  [2.6, 1.5, 8, 7],
  [0.4, 5.2, 7, 5],
  [-4.6, 6, 5, 3],
  [5, 5.6, 5, 2],
  [-9.5, 2.4, 4, 1],
  [10, 3, 4, 2],
  [-10.6, 9.4, 5, 3],
  [9.8, 10, 6, 4],
  [0, 13.7, 9, 7],
  [-5.4, 14.6, 4, 2],
  [6, 14.8, 4, 2],
  [-7.6, 10.8, 3, 2],
  [7.2, 11.4, 3, 1],
  [-13.8, 5.6, 3, 1],
  [14.2, 6.4, 3, 2],
  [-14.6, 13.6, 5, 2],
  [15, 14, 5, 4],
  [0.2, 20.6, 4, 1],
  [-22.9, 1.4, 7, 4],
  [22.9, 2.2, 8, 6],
  [-22.9, 6.4, 5, 2],
  [22.9, 7, 5, 3],
  [-18.4, 17.2, 7, 3],
  [18.2, 17.4, 8, 5],
  [-11.4, 22.6, 5, 2],
  [11.6, 22.6, 6, 3],
  [-4.2, 25.2, 5, 2],
  [4.4, 25.2, 6, 4],
  [0, 27.4, 4, 1],
  [-21.2, 12.4, 4, 2],
  [21.2, 12.6, 5, 3],
  [-15.2, 20.4, 4, 1],
  [15.2, 20.4, 5, 3],
  [-7.8, 24.4, 4, 2],
  [8, 24.4, 4, 2],
  [22.9, -2.4, 4, 2],
  [-22.9, -2.6, 3, 1],
];

/** Corners of a hexagon that stands on a point, radius in feet. */
function hexagon(x: number, y: number, radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

function Drawing() {
  return (
    <svg
      viewBox="-26 -6.5 52 37.5"
      role="img"
      aria-label="A half court with shooting spots, coloured by accuracy"
      className="w-full"
    >
      <g fill="none" className="stroke-edge" strokeWidth="0.28" strokeLinejoin="round">
        <path d="M-25-5.25H25V30.5H-25Z" className="fill-sunken/60" />
        <path d="M-22-5.25V8.95A23.75 23.75 0 0 0 22 8.95V-5.25" />
        <path d="M-6-5.25V13.75H6V-5.25M-6 13.75A6 6 0 0 0 6 13.75" />
        <path d="M-6 13.75A6 6 0 0 1 6 13.75" strokeDasharray="1 0.9" />
        <path d="M-4-1.25V0A4 4 0 0 0 4 0V-1.25" />
      </g>
      {SPOTS.map(([x, y, shots, made]) => (
        <polygon
          key={`${x} ${y}`}
          points={hexagon(x, y, 0.6 + shots * 0.17)}
          className={BAND_STYLES[heatMapBand(made, shots)].fill}
        />
      ))}
      <path d="M-3-1.25H3" className="stroke-ink" strokeWidth="0.5" strokeLinecap="round" />
      <circle r="0.9" fill="none" className="stroke-accent" strokeWidth="0.45" />
    </svg>
  );
}

const SHOTS = SPOTS.reduce((sum, [, , shots]) => sum + shots, 0);
const MADE = SPOTS.reduce((sum, [, , , made]) => sum + made, 0);

/** What a workout looks like in Hooplog: an example in feet, the basket at the top. */
export function ShotChart() {
  return (
    <figure className="rounded-[20px] border border-line bg-card p-4 sm:p-6">
      <figcaption className="mb-4 flex items-end justify-between gap-4">
        <span>
          <span className="block text-sm whitespace-nowrap text-muted">Tuesday’s workout</span>
          <span className="text-4xl display figures">{`${percentage(MADE, SHOTS)}%`}</span>
        </span>
        <span className="flex flex-wrap justify-end gap-2">
          <Badge tone="made">{`${MADE} made`}</Badge>
          <Badge tone="missed">{`${SHOTS - MADE} missed`}</Badge>
        </span>
      </figcaption>
      <Drawing />
    </figure>
  );
}
