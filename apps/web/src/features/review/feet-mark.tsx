import { t } from '@hooplog/language';
import { cn } from '../../components/ui/cn.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface FeetMarkProps {
  /** Pixels of the displayed video. */
  readonly feet: Place;
  /** A hundredth of the picture's long side, in pixels. */
  readonly unit: number;
}

/** Two footprints with the spot between them. Drawn inside an SVG measured in pixels of the displayed video. */
export function FeetMark({ feet: { x, y }, unit }: FeetMarkProps) {
  return (
    <g data-drawn="feet" className="fill-white stroke-film-shade" strokeWidth={1.5}>
      {[-1, 1].map((side) => (
        <ellipse
          key={side}
          cx={x + 1.05 * side * unit}
          cy={y}
          rx={0.65 * unit}
          ry={1.15 * unit}
          transform={`rotate(${14 * side} ${x} ${y})`}
          vectorEffect="non-scaling-stroke"
          paintOrder="stroke"
        />
      ))}
    </g>
  );
}

interface FeetLabelProps {
  readonly feet: Place;
  readonly frame: { readonly width: number; readonly height: number };
}

/**
 * Label of the feet mark, on the side with more room. Its text keeps the size of other small text, however small the
 * film is.
 */
export function FeetLabel({ feet, frame }: FeetLabelProps) {
  const isRight = feet.x > frame.width / 2;
  return (
    <span
      aria-hidden
      style={{
        left: `${(100 * feet.x) / frame.width}%`,
        top: `${(100 * feet.y) / frame.height}%`,
      }}
      className={cn(
        'pointer-events-none absolute -translate-y-1/2 rounded bg-film-shade px-1 text-xs whitespace-nowrap text-white',
        isRight ? '-ml-3 -translate-x-full' : 'ml-3',
      )}
    >
      {t('feet at release')}
    </span>
  );
}
