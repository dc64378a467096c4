import type { HiddenQuote } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** Placeholder for a quoted message that the reader cannot see. */
export const HIDDEN_QUOTE_TEXT: Readonly<Record<HiddenQuote, string>> = {
  removed: t('This message was removed'),
  earlier: t('A message from before you joined'),
  reported: t('A message that you reported'),
  muted: t('A message from a player you muted'),
};
