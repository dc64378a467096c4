import type { CurrentUser } from '@hooplog/contract';
import { isOperator } from '../auth/may.ts';
import { presentCurrentUser } from '../presenters/users.ts';
import type { AppContext } from '../services/context.ts';
import type { User } from '../services/users/find-user.ts';

/** The user's own account, and whether they are an operator. */
export const presentSelf = ({ config }: Pick<AppContext, 'config'>, user: User): CurrentUser =>
  presentCurrentUser(user, isOperator(config, user));
