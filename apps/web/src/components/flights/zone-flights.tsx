import { ZONE_IDS, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { FoldedTable } from '../ui/folded-table.tsx';
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

/** Angles and misses of each zone with enough data. Empty if no zone has. */
export function ZoneFlights({ shots }: { readonly shots: readonly Flown[] }) {
  const rows = ZONE_IDS.flatMap((zone) => {
    const own = shots.filter((shot) => shot.zone === zone);
    const angle = measureOf(own, 'entryDegrees');
    const misses = missesOf(own);
    return angle === null && misses === null ? [] : [{ zone, angle, misses }];
  });
  if (rows.length === 0) return null;
  return (
    <FoldedTable
      className="mt-4"
      summary={t('By zone')}
      caption={t('Angle at the rim and misses by zone')}
      heads={[t('Zone'), t('Angle'), t('Misses')]}
      rows={rows.map(({ zone, angle, misses }) => ({
        key: zone,
        name: zoneDisplayName(zone),
        cells: [
          angle === null ? '–' : <ZoneAngle key="angle" angle={angle} />,
          misses === null ? '–' : sidesText(misses),
        ],
      }))}
    />
  );
}
