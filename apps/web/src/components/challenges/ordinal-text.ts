import { t } from '@hooplog/language';

/** "1st", "12th", "22nd" */
export const ordinal = (place: number): string =>
  t('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place });
