import type { ImageLine } from '@hooplog/vision/court';

/** The court's lines in the picture: bright on a dark edge, so that they stand out on wood and paint alike. */
export function OverlayLines({ lines }: { readonly lines: readonly ImageLine[] }) {
  return [
    { stroke: '#000a', width: 4 },
    { stroke: '#38e1ff', width: 1.75 },
  ].map(({ stroke, width }) => (
    <g
      key={stroke}
      fill="none"
      stroke={stroke}
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
