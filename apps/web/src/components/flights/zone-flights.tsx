import { ZONE_IDS, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type FlightMeasure, type Flown, measureOf } from './flights.ts';
import { sidesText } from './misses-text.ts';
import { missesOf } from './misses.ts';

const ZoneAngle = ({ angle: { mean, error, spread } }: { readonly angle: FlightMeasure }) => (
  <>
    <span className="whitespace-nowrap">
      {t('{mean}° ± {error}°', { mean: Math.round(mean), error: Math.round(1.96 * error) })}
    </span>
    {spread >= 0.5 && (
      <span className="block text-muted">
        {t('± {spread}° from shot to shot', { spread: Math.round(spread) })}
      </span>
    )}
  </>
);

/** Angles and misses of each zone with enough of one. Nothing where no zone has. */
export function ZoneFlights({ shots }: { readonly shots: readonly Flown[] }) {
  const rows = ZONE_IDS.flatMap((zone) => {
    const own = shots.filter((shot) => shot.zone === zone);
    const angle = measureOf(own, 'entryDegrees');
    const misses = missesOf(own);
    return angle === null && misses === null ? [] : [{ zone, angle, misses }];
  });
  if (rows.length === 0) return null;
  return (
    <details className="mt-4 text-sm">
      <summary className="font-semibold text-muted">{t('By zone')}</summary>
      <table className="mt-2 w-full text-start figures">
        <caption className="sr-only">{t('Angle at the ring and misses by zone')}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col">{t('Zone')}</th>
            <th scope="col">{t('Angle')}</th>
            <th scope="col">{t('Misses')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ zone, angle, misses }) => (
            <tr key={zone} className="border-t border-line align-top">
              <th scope="row" className="py-1 pe-2 font-medium">
                {zoneDisplayName(zone)}
              </th>
              <td className="py-1 pe-2">{angle === null ? '–' : <ZoneAngle angle={angle} />}</td>
              <td className="py-1">{misses === null ? '–' : sidesText(misses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
