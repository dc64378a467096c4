import type { Announcement } from '@hooplog/contract';
import type { AnnouncementRow } from '../services/announcements/rows.ts';
import { presentPlayer } from './players.ts';

export const presentAnnouncement = ({ announcement, player }: AnnouncementRow): Announcement => ({
  id: announcement.id,
  text: announcement.text,
  createdAt: announcement.createdAt.toISOString(),
  ...(player && { player: presentPlayer(player) }),
});
