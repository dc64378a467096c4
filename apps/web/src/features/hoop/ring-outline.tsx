import type { Rim } from '@hooplog/contract';

/** The ring, bright on a dark edge, in pixels of the displayed video. */
export function RingOutline({ rim: { cx, cy, rx, ry } }: { readonly rim: Rim }) {
  const ellipse = { cx, cy, rx, ry, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      <ellipse {...ellipse} strokeWidth={5} className="stroke-film-shade" />
      <ellipse {...ellipse} strokeWidth={2.5} className="stroke-accent" />
    </>
  );
}
