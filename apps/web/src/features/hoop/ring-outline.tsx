import type { Rim } from '@hooplog/contract';

/** The rim, bright with a dark edge, in pixels of the displayed video. */
export function RingOutline({ rim: { cx, cy, rx, ry } }: { readonly rim: Rim }) {
  const ellipse = { cx, cy, rx, ry, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <ellipse {...ellipse} strokeWidth={5} className="stroke-film-shade" />
      <ellipse {...ellipse} strokeWidth={2.5} className="stroke-accent" />
    </>
  );
}

/** A candidate rim: dashed, with its number beside it. */
export function CandidateOutline({ rim, name }: { readonly rim: Rim; readonly name: string }) {
  const { cx, cy, rx, ry } = rim;
  const ellipse = { cx, cy, rx, ry, vectorEffect: 'non-scaling-stroke' } as const;
  const size = Math.max(18, 1.2 * rx);
  return (
    <>
      <ellipse {...ellipse} strokeWidth={5} className="stroke-film-shade" />
      <ellipse {...ellipse} strokeWidth={2.5} strokeDasharray="5 4" className="stroke-white" />
      <text
        x={cx}
        y={cy - ry - size * 0.35}
        textAnchor="middle"
        fontSize={size}
        paintOrder="stroke"
        strokeWidth={size / 5}
        className="fill-white stroke-film-shade font-bold"
      >
        {name}
      </text>
    </>
  );
}
