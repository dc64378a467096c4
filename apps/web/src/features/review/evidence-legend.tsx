import type { Video } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import type { ImageLine } from '@hooplog/vision/court';
import type { ReactNode } from 'react';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { type Drawn, drawnOver } from './evidence-text.ts';
import { FeetMark } from './feet-mark.tsx';

interface EvidenceLegendProps {
  readonly video: Video;
  readonly shot: LoggedShot | null;
  /** Court lines in image coordinates; empty when no court is marked. */
  readonly courtLines: readonly ImageLine[];
}

/** A sample of each mark's shape; the colours match those drawn on the film. */
function sample(kind: Drawn['kind'], way: string): ReactNode {
  switch (kind) {
    case 'ring':
      return <ellipse cx={12} cy={7} rx={8} ry={3} className="stroke-film-ring" strokeWidth={2} />;
    case 'way':
      return <path d="M3 12Q11 -4 21 11" className={way} strokeWidth={2} />;
    case 'crossing':
      return <circle cx={12} cy={7} r={2.5} className={way} fill="currentColor" />;
    case 'feet':
      return <FeetMark feet={{ x: 12, y: 7 }} unit={3.6} />;
    case 'court':
      return <path d="M3 12 8 3H16L21 12Z" className="stroke-film-court" strokeWidth={1.75} />;
  }
}

/** Explains in words and by shape what is drawn over the video. */
export function EvidenceLegend({ video, shot, courtLines }: EvidenceLegendProps) {
  const drawn = drawnOver(video, shot, courtLines.length > 0);
  if (drawn.length === 0) return null;
  const way =
    shot?.outcome === 'missed'
      ? 'stroke-film-missed text-film-missed'
      : 'stroke-film-made text-film-made';
  return (
    <ul
      aria-label={t('Drawn over the video')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted"
    >
      {drawn.map(({ kind, text, place }) => (
        <li key={kind} className="flex items-center gap-1.5">
          <svg
            aria-hidden
            viewBox="0 0 24 14"
            fill="none"
            className="h-3.5 w-6 rounded-xs bg-black/80"
          >
            {sample(kind, way)}
          </svg>
          <span>
            {place === null
              ? text
              : rich<ReactNode>('{drawn}<hidden>, {place}</hidden>', {
                  drawn: text,
                  place,
                  hidden: (said) => <span className="sr-only">{said}</span>,
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
