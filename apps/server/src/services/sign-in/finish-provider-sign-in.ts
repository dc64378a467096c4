import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { findProvider } from './begin-provider-sign-in.ts';
import { findUserOfAccount, findOrCreateUser } from './find-or-create-user.ts';
import type { ProviderIdentity, SignInFlow } from './providers/provider.ts';
import { AccountDisabled, MayNotJoin } from './may-join.ts';
import { SignInProblem, toSignInProblem } from './sign-in-problem.ts';

/** A provider identified somebody but gave no verified address, so they have to prove one. */
export interface PendingSignIn {
  readonly provider: string;
  readonly providerId: string;
  readonly handle: string | null;
}

type Finished = { readonly user: User } | { readonly pending: PendingSignIn };

/** The error codes of the standard and of Apple when the user cancelled. */
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

/** The user who returned from a provider. New users are created; an account with a known address is added to its user. */
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
