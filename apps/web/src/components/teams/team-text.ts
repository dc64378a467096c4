import { t } from '@hooplog/language';
/** What a coach can see; shown before somebody joins. */
export const WHAT_COACHES_SEE = t(
  'Your coach sees your name, your picture and your shooting numbers: never your videos, your notes or your address. You can leave at any time.',
);
