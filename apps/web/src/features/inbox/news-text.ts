import { badgeWords } from '@hooplog/domain';
import type { News } from '@hooplog/contract';
import { locale, t } from '@hooplog/language';
import { challengeTitle } from '../../components/challenges/challenge-title-text.ts';
import { formatShortDay } from '../../lib/format/dates.ts';
import { askWords } from '../../components/assignments/assignment-text.ts';
import { formatList } from '../../lib/format/list.ts';
import type { MergedNews } from './merge-news.ts';

interface Words {
  readonly title: string;
  /** Omitted if the title says everything. */
  readonly text?: string;
}

/** Maximum number of names before the others are counted. */
const MAX_NAMES = 3;

const NAMES = new Intl.ListFormat(locale(), { type: 'conjunction' });

/** "Maya, Leo and Sam", "Maya, Leo and 4 others" */
function namesOf(people: readonly string[]): string {
  if (people.length <= MAX_NAMES) return NAMES.format(people);
  const named = people.slice(0, MAX_NAMES - 1);
  const others = people.length - named.length;
  return NAMES.format([
    ...named,
    t('{others, plural, one {# other} other {# others}}', { others }),
  ]);
}

/** Text of a row of the inbox. */
export function toldWords(told: MergedNews): Words {
  const [{ news: newest }] = told;
  if (told.length === 1) return newsWords(newest);
  const joined = told.flatMap(({ news }) =>
    news.kind === 'squad_joined' ? [news.player.name] : [],
  );
  if (newest.kind === 'squad_joined')
    return {
      title: t('{players} joined {squad}', {
        players: namesOf(joined),
        squad: newest.squad.name,
      }),
    };
  const badges = told.flatMap(({ news }) =>
    news.kind === 'badge_earned' ? [badgeWords(news.badge).name] : [],
  );
  return {
    title: t('{badges, plural, one {# badge earned} other {# badges earned}}', {
      badges: badges.length,
    }),
    text: formatList(badges),
  };
}

/** Text of one notification. */
export function newsWords(news: News): Words {
  switch (news.kind) {
    case 'squad_invitation':
      return {
        title: t('Join the squad {squad}', { squad: news.squad.name }),
        text: t('{from} invites you', { from: news.from.name }),
      };
    case 'team_invitation':
      return {
        title: t('Play for {team}', { team: news.team.name }),
        text: t('{from} invites you', { from: withTitle(news.from.name) }),
      };
    case 'assignment_new':
      return {
        title: news.assignment.title,
        text: t('New from your coach: {ask}, for {team}', {
          ask: askWords(news.assignment),
          team: news.team.name,
        }),
      };
    case 'assignment_due':
      return {
        title: t('Due soon: {title}', { title: news.assignment.title }),
        text: t('{ask}, for {team}', {
          ask: askWords(news.assignment),
          team: news.team.name,
        }),
      };
    case 'coach_reminder':
      return {
        title: t('{from} is waiting for you', { from: withTitle(news.from.name) }),
        text: t('No workout yet this week. Start one today.'),
      };
    case 'announcement':
      return {
        title: news.isPersonal
          ? t('{from} wrote to you', { from: withTitle(news.from.name) })
          : t('{from} to {team}', { from: withTitle(news.from.name), team: news.team.name }),
        text: news.text,
      };
    case 'video_counted':
      return {
        title: t('Your video is counted'),
        text: t(
          '{shots, plural, one {# shot} other {# shots}}, {made} made. Check them and save.',
          { shots: news.totalShots, made: news.made },
        ),
      };
    case 'video_failed':
      return {
        title: t('Your video could not be counted'),
        text: t('See why, and what to do about it.'),
      };
    case 'clips_failed':
      return {
        title: t('Your clips could not be prepared'),
        text: t('Your workout is saved; only the clips are missing on the server.'),
      };
    case 'streak_at_risk':
      return {
        title: t('Keep your streak of {days, plural, one {# day} other {# days}}', {
          days: news.days,
        }),
        text: t('A workout today keeps it going.'),
      };
    case 'shots_offered':
      return { title: filmedWords(news), text: offeredWords(news) };
    case 'squad_joined':
      return {
        title: t('{player} joined {squad}', { player: news.player.name, squad: news.squad.name }),
      };
    case 'challenge_started':
      return {
        title: t('New challenge in {squad}: {challenge}', {
          squad: news.squad.name,
          challenge: challengeTitle(news.challenge),
        }),
        text: t('{from} started it. Join to be in the standings.', { from: news.from.name }),
      };
    case 'challenge_ended':
      return {
        title: t('{challenge} is over', { challenge: challengeTitle(news.challenge) }),
        text: placeWords(news),
      };
    case 'badge_earned':
      return {
        title: t('Badge earned: {badge}', { badge: badgeWords(news.badge).name }),
        text: badgeWords(news.badge).description,
      };
  }
}

type Offered = Extract<News, { kind: 'shots_offered' }>;

function filmedWords({ from, filmedOn, isUpdate }: Offered): string {
  const day = formatShortDay(filmedOn);
  return isUpdate
    ? t('{from} corrected your shots of {day}', { from: from.name, day })
    : t('{from} filmed you on {day}', { from: from.name, day });
}

const offeredWords = ({ totalShots, made, isUpdate, from }: Offered): string =>
  isUpdate
    ? t(
        '{shots, plural, one {# shot} other {# shots}}, {made} made. They take the place of those that you have.',
        { shots: totalShots, made },
      )
    : t(
        '{shots, plural, one {# shot} other {# shots}}, {made} made. Add them to your own workouts? The film stays with {from}.',
        { shots: totalShots, made, from: from.name },
      );

/** The reader's result in a challenge. */
function placeWords({ rank, isTied, players, squad }: Extract<News, { kind: 'challenge_ended' }>) {
  if (players === 1) return t('Nobody else in {squad} took part.', { squad: squad.name });
  const name = squad.name;
  if (rank === undefined)
    return t(
      'You were not ranked among {players, plural, one {# member} other {# members}} of {squad}.',
      { players, squad: name },
    );
  if (rank === 1 && !isTied)
    return t('You won against {players, plural, one {# other} other {# others}} of {squad}!', {
      players: players - 1,
      squad: squad.name,
    });
  return isTied
    ? t(
        'You share {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place among {players, plural, one {# member} other {# members}} of {squad}.',
        { place: rank, players, squad: name },
      )
    : t(
        'You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} among {players, plural, one {# member} other {# members}} of {squad}.',
        { place: rank, players, squad: name },
      );
}

/** Not needed for the many coaches who call themselves Coach. */
const withTitle = (name: string) => (/^coach\b/iu.test(name) ? name : t('Coach {name}', { name }));
