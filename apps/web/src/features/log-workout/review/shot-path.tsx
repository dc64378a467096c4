import type { Rim, ShotEvidence } from '@hooplog/contract';

interface ShotPathProps {
  readonly evidence: ShotEvidence | null;
  readonly rim: Rim | null;
  readonly outcome: 'made' | 'missed';
  readonly frame: { readonly width: number; readonly height: number };
}

/** Draws over the video what a call rests on: the ring, the ball's way, and where it crossed the rim. */
export function ShotPath({ evidence, rim, outcome, frame }: ShotPathProps) {
  const way = evidence?.path.map(({ x, y }) => `${x},${y}`).join(' ') ?? '';
  const colour = outcome === 'made' ? '#4ade80' : '#f87171';
  const line = { vectorEffect: 'non-scaling-stroke', points: way } as const;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid meet"
      className="pointer-events-none absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {rim !== null && (
        <ellipse
          cx={rim.cx}
          cy={rim.cy}
          rx={rim.rx}
          ry={rim.ry}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
      )}
      {way !== '' && (
        <>
          <polyline {...line} strokeWidth={5} stroke="#0008" />
          <polyline {...line} strokeWidth={2.5} stroke={colour} />
        </>
      )}
      {evidence?.crossing != null && (
        <circle
          cx={evidence.crossing.x}
          cy={evidence.crossing.y}
          r={frame.width / 110}
          fill={colour}
          stroke="#000a"
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
        />
      )}
    </svg>
  );
}
