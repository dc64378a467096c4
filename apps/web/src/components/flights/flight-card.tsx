import { counted } from '@hooplog/domain';
import { Card, CardHeading } from '../ui/card.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { type Flights, type Flown, flightsOf, isMoreThanLuck } from './flights.ts';

const METRES_A_FOOT = 0.3048;
const degrees = (value: number) => `${Math.round(value)}°`;

function besideMakes(byOutcome: NonNullable<Flights['byOutcome']>): string {
  const said = `Makes came down at ${degrees(byOutcome.made.mean)}, misses at ${degrees(byOutcome.missed.mean)}.`;
  return `${said} ${isMoreThanLuck(byOutcome) ? 'That is more than luck.' : 'That could be luck.'}`;
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
export function FlightCard({ shots }: { readonly shots: readonly Flown[] }) {
  const session = useSession();
  const flights = flightsOf(shots);
  if (flights === null) return null;
  const { entry, byOutcome, apex, seconds } = flights;
  const isMetric = session.state === 'signed_in' && session.user.units === 'metric';
  const height = (feet: number) =>
    isMetric ? `${(feet * METRES_A_FOOT).toFixed(1)} m` : `${feet.toFixed(1)} ft`;
  return (
    <Card>
      <CardHeading description="The higher the angle, the wider the ring is open to the ball. Most good shooters come down at about 45°.">
        How your ball flew
      </CardHeading>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Fact
          name="Angle at the ring"
          value={degrees(entry.mean)}
          note={`give or take ${degrees(entry.spread)} from shot to shot`}
        />
        {apex !== null && <Fact name="Top of the flight" value={height(apex.mean)} />}
        {seconds !== null && <Fact name="Time in the air" value={`${seconds.mean.toFixed(2)} s`} />}
      </dl>
      {byOutcome !== null && <p className="mt-4">{besideMakes(byOutcome)}</p>}
      <p className="mt-3 text-sm text-muted">
        {`Measured in ${entry.count} of ${counted(shots.length, 'shot')}, each to about 3°; from a camera near the floor to 5°.`}
      </p>
    </Card>
  );
}
