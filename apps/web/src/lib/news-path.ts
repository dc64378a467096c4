import type { News } from '@hooplog/contract';
import { newsPathOf } from '@hooplog/domain';

/** The page that a notification leads to. */
export function newsPath(news: News): string {
  switch (news.kind) {
    case 'squad_invitation':
    case 'team_invitation':
      return newsPathOf(news.kind, news.token);
    case 'assignment_new':
    case 'assignment_due': {
      const { id, measure } = news.assignment;
      // Minutes are logged on their own page.
      return measure === 'minutes' ? `/manual-workout?assignment=${id}` : newsPathOf(news.kind, id);
    }
    case 'video_counted':
    case 'video_failed':
    case 'clips_failed':
      return newsPathOf(news.kind, news.videoId);
    case 'squad_joined':
    case 'challenge_started':
    case 'challenge_ended':
      return newsPathOf(news.kind, news.squad.id);
    case 'announcement':
      // The notification stays with a player who has left the team and can no longer see its page.
      return news.isPersonal ? '/teams' : newsPathOf(news.kind, news.team.id);
    case 'badge_earned':
      return newsPathOf(news.kind, news.badge.id);
    case 'shots_offered':
    case 'coach_reminder':
    case 'streak_at_risk':
      return newsPathOf(news.kind, '');
  }
}
