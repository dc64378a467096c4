import type { Shot } from '@hooplog/contract';
import { FlightCard } from '../../components/flights/flight-card.tsx';
import { flownOf } from '../../components/flights/flights.ts';
import { MissCard } from '../../components/flights/miss-card.tsx';

/** The ball flights of a film's shots, and where misses came down. */
export function FlownShots({ shots }: { readonly shots: readonly Shot[] }) {
  const flown = shots.map(flownOf);
  return (
    <>
      <FlightCard shots={flown} />
      <MissCard shots={flown} />
    </>
  );
}
