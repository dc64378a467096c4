import { type CurrentUser, currentUserSchema } from '@hooplog/contract';
import { keptValue } from './kept-value.ts';
import { LAST_USER } from './last-user.ts';

const [NAME, THIS_DEVICE] = LAST_USER;

/** Who was here last, so that the app opens in a gym without a connection; null where nobody is kept. */
export const readLastUser = (): CurrentUser | null =>
  keptValue(NAME, currentUserSchema).read(THIS_DEVICE);
