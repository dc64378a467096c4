import { type CurrentUser, currentUserSchema } from '@hooplog/contract';
import { storedValue } from './stored-value.ts';
import { LAST_USER } from './last-user.ts';

const [NAME, THIS_DEVICE] = LAST_USER;

/** The last user, so that the app opens in a gym without a connection; null where none is stored. */
export const readLastUser = (): CurrentUser | null =>
  storedValue(NAME, currentUserSchema).read(THIS_DEVICE);
