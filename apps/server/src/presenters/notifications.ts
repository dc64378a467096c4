import type { News, Notification } from '@hooplog/contract';
import { parseZoneId } from '@hooplog/domain';
import type { PlacedNews } from '../services/notifications/list-notifications.ts';
import { presentNamedChallenge } from './challenges.ts';
import { presentPlayer } from './players.ts';

/** The subject of a notification always exists: rows are deleted with their subject, and obsolete ones are not read. */
function there<T>(value: T | null): T {
  if (value === null) throw new Error('A notification names nothing');
  return value;
}

function assignmentOf(row: PlacedNews) {
  const { id, title, measure, target, zone, dueDay } = there(row.assignment);
  return { id, title, measure, target, zone: zone === null ? null : parseZoneId(zone), dueDay };
}

function newsOf(row: PlacedNews): News {
  const { kind, videoId } = row.notification;
  switch (kind) {
    case 'squad_invitation': {
      const [squad, from] = [there(row.squad), presentPlayer(there(row.person))];
      return { kind, token: there(row.squadToken), squad, from };
    }
    case 'team_invitation': {
      const [team, from] = [there(row.team), presentPlayer(there(row.person))];
      return { kind, token: there(row.teamToken), team, from };
    }
    case 'assignment_new':
    case 'assignment_due':
      return { kind, assignment: assignmentOf(row), team: there(row.team) };
    case 'coach_reminder':
      return { kind, from: presentPlayer(there(row.person)) };
    case 'announcement': {
      const { text, playerId } = there(row.announcement);
      const [team, from] = [there(row.team), presentPlayer(there(row.person))];
      return { kind, text, isPersonal: playerId !== null, team, from };
    }
    case 'video_counted': {
      const { made, totalShots } = row.workout ?? { made: 0, totalShots: 0 };
      return { kind, videoId: there(videoId), made, totalShots };
    }
    case 'video_failed':
    case 'clips_failed':
      return { kind, videoId: there(videoId) };
    case 'streak_at_risk':
      return { kind, days: row.streakLength ?? 0 };
    case 'shots_offered': {
      const { id, copyId, filmedOn, ...counts } = there(row.offered);
      return {
        ...{ kind, offerId: there(id), from: presentPlayer(there(row.person)), ...counts },
        ...{ filmedOn: there(filmedOn), isUpdate: copyId !== null },
      };
    }
    case 'squad_joined':
      return { kind, squad: there(row.squad), player: presentPlayer(there(row.person)) };
    case 'challenge_started': {
      const [squad, from] = [there(row.squad), presentPlayer(there(row.person))];
      return { kind, squad, from, challenge: presentNamedChallenge(there(row.challenge)) };
    }
    case 'challenge_ended': {
      const { rank, isTied, players } = there(row.place);
      const place = { ...(rank !== null && { rank }), isTied, players };
      const challenge = presentNamedChallenge(there(row.challenge));
      return { kind, squad: there(row.squad), challenge, ...place };
    }
    case 'badge_earned': {
      const { id, name, description } = there(row.badge);
      return { kind, badge: { id, name, description } };
    }
  }
}

export const presentNotification = (row: PlacedNews): Notification => ({
  id: row.notification.id,
  createdAt: row.notification.createdAt.toISOString(),
  isRead: row.notification.readAt !== null,
  news: newsOf(row),
});
