import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { findProvider } from './begin-provider-sign-in.ts';
import { findUserOfAccount, findOrCreateUser } from './find-or-create-user.ts';
import type { ProviderIdentity, SignInFlow } from './providers/provider.ts';
import { AccountDisabled, MayNotJoin } from './may-join.ts';
import { SignInProblem, toSignInProblem } from './sign-in-problem.ts';

/** A provider said who somebody is, but no address of theirs that it verified: they have to prove one. */
export interface PendingSignIn {
  readonly provider: string;
  readonly providerId: string;
  readonly handle: string | null;
}

type Finished = { readonly user: User } | { readonly pending: PendingSignIn };

/** What the standard and Apple call somebody who changed their mind. */
const DENIALS = ['access_denied', 'user_cancelled_authorize'];

function refuseErrors(answer: URLSearchParams): void {
  const error = answer.get('error');
  if (error === null) return;
  const isDenied = DENIALS.includes(error);
  throw new SignInProblem(isDenied ? 'denied' : 'failed', 'The provider answered with an error');
}

async function identify(
  context: AppContext,
  flow: SignInFlow,
  answer: URLSearchParams,
): Promise<ProviderIdentity> {
  if (answer.get('state') !== flow.state) {
    throw new SignInProblem('expired', 'The state is that of another sign-in');
  }
  refuseErrors(answer);
  try {
    return await findProvider(context, flow.provider).identify(answer, flow);
  } catch (error) {
    throw toSignInProblem(error);
  }
}

/** The user who came back from a provider; new ones are made, and an address that somebody has already joins them. */
export async function finishProviderSignIn(
  context: AppContext,
  flow: SignInFlow,
  answer: URLSearchParams,
): Promise<Finished> {
  const { providerId, email, handle } = await identify(context, flow, answer);
  const account = { provider: flow.provider, providerId };
  try {
    const known = await findUserOfAccount(context, account);
    if (known !== null) return { user: known };
    if (email === null) {
      if (context.config.emailCodes) return { pending: { ...account, handle } };
      throw new SignInProblem('no_address', 'The provider gave no address, and none can be proved');
    }
    return { user: await findOrCreateUser(context, { email, account, timeZone: flow.timeZone }) };
  } catch (error) {
    if (error instanceof MayNotJoin) {
      throw new SignInProblem('not_invited', error.message, { cause: error });
    }
    if (error instanceof AccountDisabled) {
      throw new SignInProblem('disabled', error.message, { cause: error });
    }
    throw error;
  }
}
