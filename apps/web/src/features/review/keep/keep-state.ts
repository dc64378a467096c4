import { t } from '@hooplog/language';
/** Whether the corrections of a review are safe on the server. */
export type KeepState = 'untouched' | 'kept' | 'keeping' | 'waiting' | 'refused';

/** Status text for the player. Until the server has them, corrections are stored in this browser. */
export const KEEP_WORDS: Readonly<Record<KeepState, string>> = {
  untouched: '',
  kept: t('All corrections saved.'),
  keeping: t('Saving…'),
  waiting: t('No connection. Your corrections are kept here and saved as soon as it is back.'),
  refused: t('Your last corrections could not be saved. Reload the page.'),
};
