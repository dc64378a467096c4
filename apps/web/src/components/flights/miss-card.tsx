import { t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { useUnits } from '../../lib/session/use-units.ts';
import { Card, CardHeading } from '../ui/card.tsx';
import type { Flown } from './flights.ts';
import { MissPicture } from './miss-picture.tsx';
import { depthText, measuredText, missText, sideText } from './misses-text.ts';
import { missesOf } from './misses.ts';

interface MissCardProps {
  readonly shots: readonly Flown[];
  /** Shown below the picture and its text. */
  readonly children?: ReactNode;
}

/** Where misses came down around the ring. Empty if it was measured for none. */
export function MissCard({ shots, children }: MissCardProps) {
  const units = useUnits();
  const found = missesOf(shots);
  if (found === null) return null;
  const [depth, side] = [depthText(found.depth), sideText(found.side)];
  return (
    <Card aria-labelledby="misses">
      <CardHeading
        id="misses"
        description={t(
          'The rim from above, with you at the lower edge. The longer a bar, the more misses came down there. A camera sees either how long they were or how far to the side.',
        )}
      >
        {t('Where your misses came down')}
      </CardHeading>
      <MissPicture
        misses={found.misses}
        label={t('Misses around the rim. {depth} {side}', { depth, side })}
      />
      <p className="mt-4 font-semibold figures">{depth}</p>
      <p className="mt-1 font-semibold figures">{side}</p>
      <p className="mt-3 text-sm text-muted">{measuredText(found)}</p>
      {children}
      <details className="mt-3 text-sm">
        <summary className="font-semibold text-muted">{t('Miss by miss')}</summary>
        <ul className="mt-2 columns-2 gap-6 figures sm:columns-3">
          {found.misses.map((miss, index) => (
            <li key={index} className="py-0.5">
              {missText(miss, units)}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
