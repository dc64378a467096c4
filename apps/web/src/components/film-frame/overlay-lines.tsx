import type { ImageLine } from '@hooplog/vision/court';

const STROKES = [
  { look: 'stroke-film-shade', width: 4 },
  { look: 'stroke-film-court', width: 1.75 },
];

/** The court's lines in the picture: bright with a dark edge. */
export function OverlayLines({ lines }: { readonly lines: readonly ImageLine[] }) {
  return STROKES.map(({ look, width }) => (
    <g
      key={look}
      fill="none"
      className={look}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines.map(({ name, points }, index) => (
        <polyline
          key={`${name}-${index}`}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  ));
}
