import { CHAT_LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** The description of a squad, or a placeholder. */
export const descriptionWords = (description: string | null): string =>
  description ?? t('No description');

const { UNREAD_COUNTED } = CHAT_LIMITS;

/** "3", "9+" */
export const unreadFigure = (count: number): string =>
  count < UNREAD_COUNTED ? `${count}` : `${UNREAD_COUNTED - 1}+`;

/** "1 new message", "9+ new messages" */
export const unreadWords = (count: number): string =>
  t('{messages, plural, one {{figure} new message} other {{figure} new messages}}', {
    messages: count,
    figure: unreadFigure(count),
  });
