import * as contract from '@hooplog/contract';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { Authenticator } from '../testing/authenticator.ts';
import * as things from './own-things.ts';
import { everybody, NOBODY, row, type Row, UNKNOWN } from './row.ts';

/** Signing in, and what everybody may see. */
export const OPEN_ROWS: readonly Row[] = [
  row(contract.getHealth, everybody),
  row(contract.getLandingNumbers, everybody),
  row(contract.startLogin, everybody),
  row(contract.logout, everybody, { byNewcomer: true }),
  row(contract.listSignInMethods, everybody),
  row(contract.getPendingSignIn, everybody),
  row(contract.sendEmailCode, everybody, {
    make: () => ({ body: { email: 'somebody@example.com' } }),
  }),
  row(contract.verifyEmailCode, everybody, {
    about: 'with a wrong code',
    success: 400,
    make: () => ({ body: { email: 'nobody@example.com', code: '000000' } }),
  }),
  row(contract.startProviderSignIn, everybody, {
    about: 'a provider that is not configured',
    success: 303,
    make: () => ({ params: { provider: 'nobody' } }),
  }),
  row(contract.finishProviderSignIn, everybody, {
    about: 'without having started',
    success: 303,
    make: () => ({ params: { provider: 'nobody' } }),
  }),
  row(contract.forwardProviderAnswer, everybody, {
    about: 'without having started',
    success: 303,
    make: () => ({ params: { provider: 'nobody' } }),
  }),
  ...[contract.previewDeviceLink, contract.redeemDeviceLink].map((endpoint) =>
    row(endpoint, everybody, {
      about: 'an unknown secret',
      success: 400,
      make: () => ({ body: { secret: UNKNOWN.token } }),
    }),
  ),
  row(contract.startPasskeySignIn, everybody),
  row(contract.signInByPasskey, everybody, {
    about: 'an unknown passkey',
    success: 400,
    make: () => ({ body: new Authenticator('http://localhost').get({ challenge: 'AAAA' }) }),
  }),
  ...[contract.getStopEmailChangePage, contract.stopEmailChange].map((endpoint) =>
    row(endpoint, everybody, {
      about: 'an unknown secret',
      make: () => ({ query: UNKNOWN }),
    }),
  ),
  row(contract.readCalendarFeed, everybody, {
    about: 'anyone with the secret address',
    make: async (world) => ({ params: { token: await things.feedToken(world) } }),
  }),
  row(contract.getParentQuestion, everybody, {
    about: 'an unknown secret',
    success: 404,
    make: () => ({ params: UNKNOWN }),
  }),
  row(contract.grantConsent, everybody, {
    about: 'an unknown secret',
    success: 404,
    make: () => ({ params: UNKNOWN }),
  }),
  row(contract.refuseConsent, everybody, {
    about: 'an unknown secret',
    success: 404,
    make: () => ({ params: UNKNOWN }),
  }),
  ...[
    contract.listChildren,
    contract.removeChildFromSquad,
    contract.removeChildFromChallenge,
    contract.removeChildFromTeam,
  ].map((endpoint) =>
    row(endpoint, everybody, {
      about: 'an unknown secret',
      success: 404,
      make: () => ({ params: { ...UNKNOWN, childId: NOBODY, id: NOBODY } }),
    }),
  ),
  row(contract.updateChild, everybody, {
    about: 'an unknown secret',
    success: 404,
    make: () => ({ params: { ...UNKNOWN, childId: NOBODY }, body: { mayJoin: false } }),
  }),
  ...[contract.getUnsubscribePage, contract.unsubscribe].map((endpoint) =>
    row(endpoint, everybody, {
      about: 'anyone with the mailed link',
      make: ({ server }) => ({
        query: {
          token: unsubscribeToken(server.context.secret, {
            address: 'gone@example.com',
            kind: null,
          }),
        },
      }),
    }),
  ),
];
