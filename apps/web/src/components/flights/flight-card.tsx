import { formatDecimal } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { formatDistance } from '../../lib/format/distances.ts';
import { useUnits } from '../../lib/session/use-units.ts';
import { Card, CardHeading } from '../ui/card.tsx';
import { Fact } from '../ui/fact.tsx';
import {
  type FlightMeasure,
  type Flights,
  type Flown,
  flightsOf,
  isMoreThanLuck,
} from './flights.ts';
import { ZoneFlights } from './zone-flights.tsx';

const degrees = (value: number) => `${Math.round(value)}°`;

function besideMakes(byOutcome: NonNullable<Flights['byOutcome']>): string {
  const [makes, misses] = [degrees(byOutcome.made.mean), degrees(byOutcome.missed.mean)];
  if (makes === misses) return t('Makes and misses came down alike, at {angle}.', { angle: makes });
  return isMoreThanLuck(byOutcome)
    ? t('Makes came down at {makes}, misses at {misses}. That is more than luck.', {
        makes,
        misses,
      })
    : t('Makes came down at {makes}, misses at {misses}. That could be luck.', { makes, misses });
}

function spreadText({ spread, spreadRange: [low, high] }: FlightMeasure): string {
  if (Math.round(spread) === 0)
    return t('the same from shot to shot, as far as it can be measured');
  return degrees(low) === degrees(high)
    ? t('give or take {spread} from shot to shot', { spread: degrees(spread) })
    : t('give or take {spread} from shot to shot (likely {low} to {high})', {
        spread: degrees(spread),
        low: degrees(low),
        high: degrees(high),
      });
}

/** Errors of one shot's apex and time, root mean square over all views (docs/mechanics.md). */
const ERRORS = { apexFeet: 0.6, seconds: 0.1 } as const;

interface FlightCardProps {
  readonly shots: readonly Flown[];
  /** Shown below the numbers. */
  readonly children?: ReactNode;
}

/** Ball flight: entry angle, apex, time in the air. Empty if too few flights were seen. */
export function FlightCard({ shots, children }: FlightCardProps) {
  const units = useUnits();
  const flights = flightsOf(shots);
  if (flights === null) return null;
  const { entry, byOutcome, apex, seconds } = flights;
  const height = (feet: number) => formatDistance(feet, units, 1);
  const time = (value: number, digits: number) =>
    t('{seconds} s', { seconds: formatDecimal(value, digits) });
  return (
    <Card>
      <CardHeading
        description={t(
          'The higher the angle, the wider the rim is open to the ball. Most good shooters come down at about 45°.',
        )}
      >
        {t('How your ball flew')}
      </CardHeading>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact name={t('Angle at the rim')} value={degrees(entry.mean)} note={spreadText(entry)} />
        {apex !== null && (
          <Fact
            name={t('Top of the flight')}
            value={height(apex.mean)}
            note={t('each shot to about {error}', { error: height(ERRORS.apexFeet) })}
          />
        )}
        {seconds !== null && (
          <Fact
            name={t('Time in the air')}
            value={time(seconds.mean, 2)}
            note={t('each shot to about {error}', { error: time(ERRORS.seconds, 1) })}
          />
        )}
      </dl>
      {byOutcome !== null && <p className="mt-4">{besideMakes(byOutcome)}</p>}
      {children !== undefined && <div className="mt-4">{children}</div>}
      <details className="mt-3 text-sm">
        <summary className="font-semibold text-muted">{t('How exact is this?')}</summary>
        <p className="mt-2 text-muted">
          {t(
            'Measured in {count} of {shots, plural, one {# shot} other {# shots}}, each to about 2°; filmed from behind to 5°.',
            { count: entry.count, shots: shots.length },
          )}
        </p>
      </details>
      <ZoneFlights shots={shots} />
    </Card>
  );
}
