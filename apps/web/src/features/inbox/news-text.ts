import type { News } from '@hooplog/contract';
import { counted } from '@hooplog/domain';
import { challengeTitle } from '../../components/challenges/challenge-title-text.ts';
import { ordinal } from '../../components/challenges/ordinal-text.ts';
import { askWords } from '../../components/assignments/assignment-text.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What an entry of the inbox says. */
export function newsWords(news: News): Words {
  switch (news.kind) {
    case 'squad_invitation':
      return { title: `Join the squad ${news.squad.name}`, text: `${news.from.name} invites you` };
    case 'team_invitation':
      return {
        title: `Play for ${news.team.name}`,
        text: `${withTitle(news.from.name)} invites you`,
      };
    case 'assignment_new':
      return { title: news.assignment.title, text: `New from your coach: ${asks(news)}` };
    case 'assignment_due':
      return { title: `Due soon: ${news.assignment.title}`, text: asks(news) };
    case 'coach_reminder':
      return {
        title: `${withTitle(news.from.name)} is waiting for you`,
        text: 'No workout yet this week. Start one today.',
      };
    case 'announcement':
      return {
        title: news.isPersonal
          ? `${withTitle(news.from.name)} wrote to you`
          : `${withTitle(news.from.name)} to ${news.team.name}`,
        text: news.text,
      };
    case 'video_counted':
      return {
        title: 'Your video is counted',
        text: `${counted(news.totalShots, 'shot')}, ${news.made} made. Check them and save.`,
      };
    case 'video_failed':
      return {
        title: 'Your video could not be counted',
        text: 'See why, and what to do about it.',
      };
    case 'clips_failed':
      return {
        title: 'Your clips could not be prepared',
        text: 'Your workout is saved; only the clips are missing on the server.',
      };
    case 'streak_at_risk':
      return {
        title: `Keep your streak of ${counted(news.days, 'day')}`,
        text: 'A workout today keeps it going.',
      };
    case 'squad_joined':
      return { title: `${news.player.name} joined ${news.squad.name}`, text: 'Say hello.' };
    case 'challenge_started':
      return {
        title: `New challenge in ${news.squad.name}: ${challengeTitle(news.challenge)}`,
        text: `${news.from.name} started it. Join to be in the standings.`,
      };
    case 'challenge_ended':
      return {
        title: `${challengeTitle(news.challenge)} is over`,
        text: placeWords(news),
      };
    case 'badge_earned':
      return { title: `Badge earned: ${news.badge.name}`, text: news.badge.description };
  }
}

/** How the reader came out of a challenge. */
function placeWords({ rank, isTied, players, squad }: Extract<News, { kind: 'challenge_ended' }>) {
  if (players === 1) return `Nobody else in ${squad.name} took part.`;
  const of = counted(players, 'member');
  if (rank === undefined) return `You were not ranked among ${of} of ${squad.name}.`;
  if (rank === 1 && !isTied)
    return `You won against ${counted(players - 1, 'other')} of ${squad.name}!`;
  const place = ordinal(rank);
  return isTied
    ? `You share ${place} place among ${of} of ${squad.name}.`
    : `You came ${place} among ${of} of ${squad.name}.`;
}

/** Many coaches call themselves Coach already. */
const withTitle = (name: string) => (/^coach\b/iu.test(name) ? name : `Coach ${name}`);

const asks = ({ assignment, team }: Extract<News, { assignment: object }>) =>
  `${askWords(assignment)}, for ${team.name}`;
