import { formatDecimal } from '@hooplog/domain';
import type { Shot } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { type Flights, flightsOf, isMoreThanLuck } from './flights.ts';

const METRES_A_FOOT = 0.3048;
const degrees = (value: number) => `${Math.round(value)}°`;

function besideMakes(byOutcome: NonNullable<Flights['byOutcome']>): string {
  const makes = degrees(byOutcome.made.mean);
  const misses = degrees(byOutcome.missed.mean);
  return isMoreThanLuck(byOutcome)
    ? t('Makes came down at {makes}, misses at {misses}. That is more than luck.', {
        makes,
        misses,
      })
    : t('Makes came down at {makes}, misses at {misses}. That could be luck.', { makes, misses });
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl display figures">{value}</dd>
      {note !== undefined && <dd className="text-sm text-muted figures">{note}</dd>}
    </div>
  );
}

/** How the ball flew: angle at the ring, top of the flight, time in the air. Nothing where too few flights were seen. */
export function FlightCard({ shots }: { readonly shots: readonly Shot[] }) {
  const session = useSession();
  const flights = flightsOf(shots);
  if (flights === null) return null;
  const { entry, byOutcome, apex, seconds } = flights;
  const isMetric = session.state === 'signed_in' && session.user.units === 'metric';
  const height = (feet: number) =>
    isMetric
      ? t('{metres} m', { metres: formatDecimal(feet * METRES_A_FOOT, 1) })
      : t('{feet} ft', { feet: formatDecimal(feet, 1) });
  return (
    <Card>
      <CardHeading
        description={t(
          'The higher the angle, the wider the ring is open to the ball. Most good shooters come down at about 45°.',
        )}
      >
        {t('How your ball flew')}
      </CardHeading>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact
          name={t('Angle at the ring')}
          value={degrees(entry.mean)}
          note={t('give or take {spread} from shot to shot', { spread: degrees(entry.spread) })}
        />
        {apex !== null && <Fact name={t('Top of the flight')} value={height(apex.mean)} />}
        {seconds !== null && (
          <Fact
            name={t('Time in the air')}
            value={t('{seconds} s', { seconds: formatDecimal(seconds.mean, 2) })}
          />
        )}
      </dl>
      {byOutcome !== null && <p className="mt-4">{besideMakes(byOutcome)}</p>}
      <p className="mt-3 text-sm text-muted">
        {t(
          'Measured in {count} of {shots, plural, one {# shot} other {# shots}}, each to about 3°; from a camera near the floor to 5°.',
          { count: entry.count, shots: shots.length },
        )}
      </p>
    </Card>
  );
}
