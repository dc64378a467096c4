import type { Challenge, ChallengeStanding } from '@hooplog/contract';
import {
  addDays,
  type ChallengeKind,
  daysBetween,
  drillName,
  findDrill,
  formatPercent,
  type LocalDay,
} from '@hooplog/domain';
import { locale, t } from '@hooplog/language';
import { resultWords } from '../../../components/drills/drill-text.ts';
import { formatShortDay, formatWeekday } from '../../../lib/format/dates.ts';

export const KIND_NAMES: Readonly<Record<ChallengeKind, string>> = {
  makes: t('Most makes'),
  percentage: t('Best percentage'),
  days: t('Most days trained'),
  drill: t('Best result in a drill'),
};

/** How to win, in one sentence. */
export function ruleWords({ kind, minShots = 0, drill }: Challenge): string {
  switch (kind) {
    case 'makes':
      return t('The most makes win.');
    case 'percentage':
      return t(
        'The best percentage wins, from {minShots, plural, one {# shot} other {# shots}} on.',
        { minShots },
      );
    case 'days':
      return t('The most days with a workout win.');
    case 'drill':
      return drill === undefined
        ? t('The best result in the drill wins.')
        : t('The best result in {drill} wins.', { drill: drillName(drill) });
  }
}

export const FILMED_ONLY = t('Only shots that the server counted from a film count.');

/** "Jun 15 – Jun 21", "Jun 15" */
export function periodWords({ firstDay, lastDay }: Pick<Challenge, 'firstDay' | 'lastDay'>) {
  const first = formatShortDay(firstDay);
  return firstDay === lastDay
    ? first
    : t('{first} – {last}', { first, last: formatShortDay(lastDay) });
}

/** How long it lasts, counted from the reader's today. */
export function whenWords({ state, firstDay, lastDay }: Challenge, today: LocalDay): string {
  if (state === 'over') return t('Ended {day}', { day: formatShortDay(lastDay) });
  if (state === 'upcoming')
    return firstDay === addDays(today, 1)
      ? t('Starts tomorrow')
      : t('Starts {day}', { day: formatWeekday(firstDay) });
  const left = daysBetween(today, lastDay as LocalDay);
  // It is still open for players in later time zones.
  if (left < 0) return t('Ends within hours');
  return left === 0
    ? t('Ends today')
    : left === 1
      ? t('Ends tomorrow')
      : t('{days, plural, one {# day left} other {# days left}}', { days: left });
}

const share = (made: number, shots: number) => formatPercent((100 * made) / shots, 1);

/** The number that counts and what it consists of; what is missing, if the player is not ranked. */
export function valueWords(
  { kind, drill: named, minShots = 0 }: Challenge,
  { value, rank, totalShots = 0 }: ChallengeStanding,
): { readonly value: string; readonly detail?: string } {
  switch (kind) {
    case 'makes':
      return {
        value:
          rank === null
            ? t('No makes yet')
            : t('{makes, plural, one {# make} other {# makes}}', { makes: value ?? 0 }),
      };
    case 'days':
      return {
        value:
          rank === null
            ? t('No day yet')
            : t('{days, plural, one {# day} other {# days}}', { days: value ?? 0 }),
      };
    case 'percentage': {
      const made = value ?? 0;
      if (rank === null)
        return {
          value: t('{shots} of {minShots, plural, one {# shot} other {# shots}} taken', {
            shots: totalShots,
            minShots,
          }),
        };
      const detail = t('{made, number} of {shots, number}', { made, shots: totalShots });
      return { value: share(made, totalShots), detail };
    }
    case 'drill': {
      const drill = named === undefined ? null : findDrill(named.key);
      if (value === null || drill === null) return { value: t('No result yet') };
      return { value: resultWords(drill, value) };
    }
  }
}

const NAMES = new Intl.ListFormat(locale(), { type: 'conjunction' });

/** The winners of a finished challenge: nobody, one, or several tied. */
export function winnerWords(standings: readonly ChallengeStanding[], ownId: string): string {
  const winners = standings.filter(({ rank }) => rank === 1);
  const [winner] = winners;
  if (winner === undefined) return t('Nobody has a result, so nobody won.');
  if (winners.length === 1)
    return winner.user.id === ownId ? t('You won!') : t('{name} won.', { name: winner.user.name });
  const names = winners.map(({ user }) =>
    user.id === ownId
      ? t('you', {}, 'one of several, as in “a tie between you and Ann”')
      : user.name,
  );
  return t('It is a tie between {names}.', { names: NAMES.format(names) });
}

/** Says before joining what it shares, and with whom. */
export function sharedWords({ kind, drill }: Pick<Challenge, 'kind' | 'drill'>): string {
  switch (kind) {
    case 'makes':
      return t('Members of this squad see your makes of these days, and nobody else does.');
    case 'percentage':
      return t(
        'Members of this squad see your makes and shots of these days, and nobody else does.',
      );
    case 'days':
      return t(
        'Members of this squad see on how many of these days you trained, and nobody else does.',
      );
    case 'drill':
      return drill === undefined
        ? t('Members of this squad see your best result of these days, and nobody else does.')
        : t(
            'Members of this squad see your best result in {drill} of these days, and nobody else does.',
            { drill: drillName(drill) },
          );
  }
}

/** How far the reader is behind the next player. */
function gapWords(challenge: Challenge, own: ChallengeStanding, ahead: ChallengeStanding): string {
  const { name } = ahead.user;
  const gap = (ahead.value ?? 0) - (own.value ?? 0);
  switch (challenge.kind) {
    case 'makes':
      return t('{gap, plural, one {# make} other {# makes}} behind {name}', { gap, name });
    case 'days':
      return t('{gap, plural, one {# day} other {# days}} behind {name}', { gap, name });
    // For percentages and times, the value to beat is clearer than the difference.
    case 'percentage':
    case 'drill':
      return t('{name} has {result}', { name, result: valueWords(challenge, ahead).value });
  }
}

/** The reader's rank in an open challenge, and what to catch up. */
export function ownPlaceWords(challenge: Challenge, ownId: string): string {
  const { state, standings } = challenge;
  const own = standings.find(({ user }) => user.id === ownId);
  if (own === undefined) return t('You have not joined yet.');
  if (state === 'upcoming') return t('You take part.');
  const { rank } = own;
  if (rank === null) return t('You are not ranked yet.');
  const isTied = standings.filter((other) => other.rank === rank).length > 1;
  if (isTied)
    return t('You share {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place.', {
      place: rank,
    });
  const ahead = standings.findLast((other) => other.rank !== null && other.rank < rank);
  if (ahead === undefined)
    return t(
      'You are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {players}.',
      { place: rank, players: standings.length },
    );
  return t(
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {players} · {gap}',
    { place: rank, players: standings.length, gap: gapWords(challenge, own, ahead) },
  );
}
