import type { Challenge, ChallengeStanding } from '@hooplog/contract';
import {
  addDays,
  type ChallengeKind,
  counted,
  daysBetween,
  findDrill,
  formatCount,
  type LocalDay,
} from '@hooplog/domain';
import { ordinal } from '../../../components/challenges/ordinal-text.ts';
import { resultWords } from '../../../components/drills/drill-text.ts';
import { formatShortDay, formatWeekday } from '../../../lib/format/dates.ts';

export const KIND_NAMES: Readonly<Record<ChallengeKind, string>> = {
  makes: 'Most makes',
  percentage: 'Best percentage',
  days: 'Most days trained',
  drill: 'Best result in a drill',
};

/** What wins, in one sentence. */
export function ruleWords({ kind, minShots = 0, drill }: Challenge): string {
  switch (kind) {
    case 'makes':
      return 'The most makes win.';
    case 'percentage':
      return `The best percentage wins, from ${counted(minShots, 'shot')} on.`;
    case 'days':
      return 'The most days with a workout win.';
    case 'drill':
      return drill === undefined
        ? 'The best result in the drill wins.'
        : `The best result in ${drill.name} wins.`;
  }
}

export const FILMED_ONLY = 'Only shots that the server counted from a film count.';

/** "Jun 15 – Jun 21", "Jun 15" */
export function periodWords({ firstDay, lastDay }: Pick<Challenge, 'firstDay' | 'lastDay'>) {
  const first = formatShortDay(firstDay);
  return firstDay === lastDay ? first : `${first} – ${formatShortDay(lastDay)}`;
}

/** How long it lasts, from the reader's day on. */
export function whenWords({ state, firstDay, lastDay }: Challenge, today: LocalDay): string {
  if (state === 'over') return `Ended ${formatShortDay(lastDay)}`;
  if (state === 'upcoming')
    return firstDay === addDays(today, 1) ? 'Starts tomorrow' : `Starts ${formatWeekday(firstDay)}`;
  const left = daysBetween(today, lastDay as LocalDay);
  // It goes on where the day began later.
  if (left < 0) return 'Ends within hours';
  return left === 0 ? 'Ends today' : left === 1 ? 'Ends tomorrow' : `${left} days left`;
}

const share = (made: number, shots: number) => `${((100 * made) / shots).toFixed(1)}%`;

/** The number that counts, and what it is made of; what is missing, where it is not ranked. */
export function valueWords(
  { kind, drill: named, minShots = 0 }: Challenge,
  { value, rank, totalShots = 0 }: ChallengeStanding,
): { readonly value: string; readonly detail?: string } {
  switch (kind) {
    case 'makes':
      return { value: rank === null ? 'No makes yet' : counted(value ?? 0, 'make') };
    case 'days':
      return { value: rank === null ? 'No day yet' : counted(value ?? 0, 'day') };
    case 'percentage': {
      const made = value ?? 0;
      if (rank === null) return { value: `${totalShots} of ${counted(minShots, 'shot')} taken` };
      const detail = `${formatCount(made)} of ${formatCount(totalShots)}`;
      return { value: share(made, totalShots), detail };
    }
    case 'drill': {
      const drill = named === undefined ? null : findDrill(named.key);
      if (value === null || drill === null) return { value: 'No result yet' };
      return { value: resultWords(drill, value) };
    }
  }
}

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who won a challenge that is over: nobody, one, or several who are equal. */
export function winnerWords(standings: readonly ChallengeStanding[], ownId: string): string {
  const winners = standings.filter(({ rank }) => rank === 1);
  const [winner] = winners;
  if (winner === undefined) return 'Nobody has a result, so nobody won.';
  if (winners.length === 1)
    return winner.user.id === ownId ? 'You won!' : `${winner.user.name} won.`;
  const names = winners.map(({ user }) => (user.id === ownId ? 'you' : user.name));
  return `It is a tie between ${NAMES.format(names)}.`;
}

/** What joining shows, and to whom: said before. */
export function sharedWords({ kind, drill }: Pick<Challenge, 'kind' | 'drill'>): string {
  switch (kind) {
    case 'makes':
      return 'Members of this squad see your makes of these days, and nobody else does.';
    case 'percentage':
      return 'Members of this squad see your makes and shots of these days, and nobody else does.';
    case 'days':
      return 'Members of this squad see on how many of these days you trained, and nobody else does.';
    case 'drill':
      return drill === undefined
        ? 'Members of this squad see your best result of these days, and nobody else does.'
        : `Members of this squad see your best result in ${drill.name} of these days, and nobody else does.`;
  }
}

/** How the reader stands in a challenge that is open. */
export function ownPlaceWords({ state, standings }: Challenge, ownId: string): string {
  const own = standings.find(({ user }) => user.id === ownId);
  if (own === undefined) return 'You have not joined yet.';
  if (state === 'upcoming') return 'You take part.';
  const { rank } = own;
  if (rank === null) return 'You are not ranked yet.';
  const isTied = standings.filter((other) => other.rank === rank).length > 1;
  return isTied
    ? `You share ${ordinal(rank)} place.`
    : `You are ${ordinal(rank)} of ${standings.length}.`;
}
