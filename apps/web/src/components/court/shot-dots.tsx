import { toDrawing } from './drawing.ts';
import { placeShots, type PlacedShot, type ShotDot } from './shot-places.ts';

const RADIUS = 5.5;
const CROSS = `M${-RADIUS} ${-RADIUS}L${RADIUS} ${RADIUS}M${RADIUS} ${-RADIUS}L${-RADIUS} ${RADIUS}`;

function Dot({ dot }: { readonly dot: ShotDot }) {
  const { x, y } = toDrawing(dot.point);
  return (
    <g transform={`translate(${x} ${y})`}>
      {dot.outcome === 'made' ? (
        <circle r={RADIUS} strokeWidth={2} className="fill-made stroke-card" />
      ) : (
        <>
          <path d={CROSS} strokeWidth={7} className="stroke-card" />
          <path d={CROSS} strokeWidth={3.5} className="stroke-missed" />
        </>
      )}
    </g>
  );
}

/** A layer of single shots: ● made, ✕ missed. */
export function ShotDots({ shots }: { readonly shots: readonly PlacedShot[] }) {
  return (
    <g aria-hidden fill="none" strokeLinecap="round" pointerEvents="none">
      {placeShots(shots).map((dot) => (
        <Dot key={dot.id} dot={dot} />
      ))}
    </g>
  );
}
