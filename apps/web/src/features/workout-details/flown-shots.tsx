import type { Shot } from '@hooplog/contract';
import { FlightCard } from '../../components/flights/flight-card.tsx';
import { flownOf } from '../../components/flights/flights.ts';

/** How the ball flew in the shots of a film. */
export function FlownShots({ shots }: { readonly shots: readonly Shot[] }) {
  return <FlightCard shots={shots.map(flownOf)} />;
}
