import { t } from '@hooplog/language';
import { useSession } from '../../lib/session/use-session.ts';
import { Card, CardHeading } from '../ui/card.tsx';
import type { Flown } from './flights.ts';
import { MissPicture } from './miss-picture.tsx';
import { depthText, measuredText, missCells, sideText } from './misses-text.ts';
import { type Misses, missesOf } from './misses.ts';

function AsTable({ misses, isMetric }: Pick<Misses, 'misses'> & { readonly isMetric: boolean }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 font-semibold text-muted">{t('Miss by miss')}</summary>
      <table className="mt-2 w-full text-left figures">
        <caption className="sr-only">{t('Where your misses came down')}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col">{t('Short or long')}</th>
            <th scope="col">{t('Left or right')}</th>
          </tr>
        </thead>
        <tbody>
          {misses.map((miss, index) => {
            const [depth, side] = missCells(miss, isMetric);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- they have no name and no order of their own.
              <tr key={index} className="border-t border-line">
                <td className="py-1">{depth}</td>
                <td>{side}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** Where misses came down around the ring. Nothing where that was measured of none. */
export function MissCard({ shots }: { readonly shots: readonly Flown[] }) {
  const session = useSession();
  const found = missesOf(shots);
  if (found === null) return null;
  const isMetric = session.state === 'signed_in' && session.user.units === 'metric';
  const [depth, side] = [depthText(found.depth), sideText(found.side)];
  return (
    <Card aria-labelledby="misses">
      <CardHeading
        id="misses"
        description={t('Seen from above, with you at the lower edge. A line is a miss of which only one direction could be seen.')}
      >
        {t('Where your misses came down')}
      </CardHeading>
      <MissPicture
        misses={found.misses}
        label={t('Misses around the ring. {depth} {side}', { depth, side })}
      />
      <p className="mt-4 font-semibold figures">{depth}</p>
      <p className="mt-1 font-semibold figures">{side}</p>
      <p className="mt-3 text-sm text-muted">{measuredText(found)}</p>
      <AsTable misses={found.misses} isMetric={isMetric} />
    </Card>
  );
}
