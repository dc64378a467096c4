import * as contract from '@hooplog/contract';
import { DELETION_WORD } from '@hooplog/domain';
import { EMPTY_EXPORT } from '../testing/send-import.ts';
import * as things from './own-things.ts';
import { idOf, NOBODY, operatorsOnly, OWN, ownerOnly, row, type Row, signedIn } from './row.ts';
import { OPEN_ROWS } from './open-rows.ts';
import { TRAINING_ROWS, VIDEO_ROWS } from './training-rows.ts';

/** The caller's own account. */
const ACCOUNT_ROWS: readonly Row[] = [
  row(contract.getCurrentUser, signedIn),
  row(contract.updateProfile, signedIn, {
    byNewcomer: true,
    make: () => ({ body: { displayName: 'New' } }),
  }),
  row(contract.updateCoachStatus, signedIn, {
    byNewcomer: true,
    make: () => ({ body: { isCoach: true } }),
  }),
  row(contract.deleteAccount, signedIn, {
    byNewcomer: true,
    make: () => ({ body: { confirmation: DELETION_WORD } }),
  }),
  row(contract.setPhoto, signedIn, {
    about: 'a file that is not a picture',
    success: 415,
    make: () => ({ file: Buffer.from('no picture') }),
  }),
  row(contract.removePhoto, signedIn),
  row(contract.getPhoto, signedIn, { about: OWN, make: idOf(things.photo) }),
  row(contract.listSessions, signedIn),
  row(contract.endSession, ownerOnly, { about: OWN, make: idOf(things.session) }),
  row(contract.endOtherSessions, signedIn, { byNewcomer: true }),
  row(contract.listApiTokens, signedIn),
  row(contract.createApiToken, signedIn, { make: () => ({ body: things.newApiToken() }) }),
  row(contract.revokeApiToken, ownerOnly, { about: OWN, make: idOf(things.apiToken) }),
  row(contract.listPasskeys, signedIn),
  row(contract.startPasskey, signedIn),
  row(contract.addPasskey, signedIn, {
    about: 'with a forged challenge',
    success: 400,
    make: () => ({ body: things.forgedPasskey() }),
  }),
  row(contract.removePasskey, ownerOnly, { about: OWN, make: idOf(things.passkey) }),
  row(contract.startEmailChange, signedIn, {
    make: () => ({ body: { email: 'elsewhere@example.com' } }),
  }),
  row(contract.finishEmailChange, signedIn, {
    about: 'with wrong codes',
    success: 400,
    make: () => ({ body: { oldCode: '000000', newCode: '000000' } }),
  }),
  row(contract.listWebhooks, signedIn),
  row(contract.createWebhook, signedIn, {
    byNewcomer: true,
    make: () => ({ body: { url: things.newAddress() } }),
  }),
  row(contract.deleteWebhook, ownerOnly, { about: OWN, make: idOf(things.webhook) }),
  row(contract.createDeviceLink, signedIn),
  row(contract.getDeviceLink, ownerOnly, { about: OWN, make: idOf(things.deviceLink) }),
  row(contract.getParentalConsent, signedIn, {
    about: 'if no consent is needed',
    success: 404,
  }),
  row(contract.askParent, signedIn, {
    about: 'if no consent is needed',
    success: 404,
    make: () => ({ body: { parentEmail: 'parent@example.com' } }),
  }),
  row(contract.exportJson, signedIn),
  row(contract.exportCsv, signedIn),
  row(contract.importData, signedIn, {
    about: 'without waiting',
    success: 202,
    byNewcomer: true,
    make: () => ({ file: Buffer.from(EMPTY_EXPORT), headers: { prefer: 'respond-async' } }),
  }),
  row(contract.previewImport, signedIn, { make: () => ({ file: Buffer.from(EMPTY_EXPORT) }) }),
  row(contract.listImports, signedIn),
  row(contract.getImport, ownerOnly, { about: OWN, make: idOf(things.ownImport) }),
];

const PUSH = {
  endpoint: 'https://push.example.com/x',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
};

const INBOX_ROWS: readonly Row[] = [
  row(contract.getPushState, signedIn),
  row(contract.subscribeToPush, signedIn, {
    make: (_, role) => ({
      body: { ...PUSH, endpoint: `${PUSH.endpoint}/${role.length}`, topics: ['videos' as const] },
    }),
  }),
  row(contract.unsubscribeFromPush, signedIn),
  row(contract.stopPushTopic, signedIn, { make: () => ({ params: { topic: 'badges' as const } }) }),
  row(contract.listNotifications, signedIn),
  row(contract.countUnreadNotifications, signedIn),
  row(contract.markNotificationRead, ownerOnly, { about: OWN, make: idOf(things.notification) }),
  row(contract.markNotificationsRead, signedIn, {
    about: 'in the caller’s own inbox, whoever owns the entry',
    make: async (world) => ({ body: { upTo: await things.notification(world) } }),
  }),
];

/** Calls for operators only; none of the callers here is one. */
const OPERATOR_ROWS: readonly Row[] = [
  row(contract.listActsOnMe, signedIn),
  ...[
    contract.listOperatedUsers,
    contract.listReportedMessages,
    contract.getOperatorState,
    contract.listOperatorLog,
    contract.getBackupState,
    contract.requestBackup,
  ].map((endpoint) => row(endpoint, operatorsOnly)),
  row(contract.listCircles, operatorsOnly, { make: () => ({ query: { q: 'Tigers' } }) }),
  row(contract.actOnUser, operatorsOnly, {
    make: ({ people }) => ({
      params: { id: people.owner.user.id },
      body: { act: 'disable' as const, reason: 'x' },
    }),
  }),
  row(contract.answerReport, operatorsOnly, {
    make: () => ({ params: { id: NOBODY }, body: { act: 'keep_message' as const, reason: 'x' } }),
  }),
  row(contract.removeCircle, operatorsOnly, {
    make: () => ({ params: { id: NOBODY }, body: { kind: 'squad' as const, reason: 'x' } }),
  }),
  row(contract.retryJob, operatorsOnly, { make: () => ({ params: { id: '1' } }) }),
];

/** Calls about the caller's own data, and calls that everybody may make. */
export const OWN_ROWS: readonly Row[] = [
  ...OPEN_ROWS,
  ...ACCOUNT_ROWS,
  ...TRAINING_ROWS,
  ...VIDEO_ROWS,
  ...INBOX_ROWS,
  ...OPERATOR_ROWS,
];
