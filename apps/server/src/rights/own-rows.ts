import * as contract from '@hooplog/contract';
import { DELETION_WORD } from '@hooplog/domain';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { COUNTED_VIDEO } from '../testing/counted-video.ts';
import { EMPTY_EXPORT } from '../testing/send-import.ts';
import * as things from './own-things.ts';
import { everybody, operatorsOnly, ownerOnly, row, type Row, signedIn } from './row.ts';
import type { World } from './roles.ts';

const OWN = "the owner's";
const idOf = (thing: (world: World) => Promise<string>) => async (world: World) => ({
  params: { id: await thing(world) },
});
const TUS = { 'tus-resumable': '1.0.0' };
const NOBODY = '01900000-0000-7000-8000-000000000000';
const UNKNOWN = { token: 'a-secret-that-nobody-was-given-ever' };

/** Signing in, and what everybody may look at. */
const OPEN_ROWS: readonly Row[] = [
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
    about: 'who holds the secret address',
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
  ...[contract.listChildren, contract.removeChildFromSquad, contract.removeChildFromTeam].map(
    (endpoint) =>
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
      about: 'who holds the mailed link',
      make: ({ server }) => ({
        query: { token: unsubscribeToken(server.context.secret, 'gone@example.com') },
      }),
    }),
  ),
];

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
    about: 'a file that is no picture',
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
    about: 'to a challenge that nobody was given',
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
    about: 'where nobody has to be asked',
    success: 404,
  }),
  row(contract.askParent, signedIn, {
    about: 'where nobody has to be asked',
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

/** Workouts and everything that is counted from them. */
const TRAINING_ROWS: readonly Row[] = [
  row(contract.listWorkouts, signedIn),
  row(contract.listHistory, signedIn),
  row(contract.countHistory, signedIn),
  row(contract.listTags, signedIn),
  row(contract.createWorkout, signedIn, { make: () => ({ body: things.WORKOUT }) }),
  row(contract.getWorkout, ownerOnly, { about: OWN, make: idOf(things.workout) }),
  row(contract.getFinish, ownerOnly, { about: OWN, make: idOf(things.workout) }),
  row(contract.getReel, ownerOnly, { about: OWN, make: idOf(things.workout) }),
  row(contract.makeReel, ownerOnly, {
    about: `${OWN}, without a video`,
    success: 409,
    make: idOf(things.workout),
  }),
  row(contract.deleteReels, signedIn),
  row(contract.playReel, ownerOnly, {
    about: `${OWN}, none made yet`,
    success: 404,
    make: idOf(things.workout),
  }),
  row(contract.updateWorkout, ownerOnly, {
    about: OWN,
    make: async (world) => ({
      params: { id: await things.workout(world) },
      body: { notes: 'Changed' },
    }),
  }),
  row(contract.deleteWorkout, ownerOnly, { about: OWN, make: idOf(things.workout) }),
  row(contract.listTrash, signedIn),
  row(contract.restoreTrashed, ownerOnly, { about: OWN, make: idOf(things.trashed) }),
  row(contract.deleteTrashed, ownerOnly, { about: OWN, make: idOf(things.trashed) }),
  row(contract.emptyTrash, signedIn),
  row(contract.listManualWorkouts, signedIn),
  row(contract.createManualWorkout, signedIn, { make: () => ({ body: things.MANUAL_WORKOUT }) }),
  row(contract.updateManualWorkout, ownerOnly, {
    about: OWN,
    make: async (world) => ({
      params: { id: await things.manualWorkout(world) },
      body: things.MANUAL_WORKOUT,
    }),
  }),
  row(contract.deleteManualWorkout, ownerOnly, { about: OWN, make: idOf(things.manualWorkout) }),
  row(contract.getStats, signedIn),
  row(contract.getRoom, signedIn),
  row(contract.getHeatMap, signedIn),
  row(contract.getShotsWithoutZone, signedIn),
  row(contract.getShotKinds, signedIn),
  row(contract.getZoneWorkouts, signedIn, { make: () => ({ params: { zone: 'zone_1_paint' } }) }),
  row(contract.getProgress, signedIn),
  row(contract.getTrend, signedIn),
  row(contract.getConditions, signedIn),
  row(contract.getFlights, signedIn),
  row(contract.getReview, signedIn),
  row(contract.getPersonalBests, signedIn),
  row(contract.listDrillRecords, signedIn),
  row(contract.listOwnDrills, signedIn),
  row(contract.createOwnDrill, signedIn, { make: () => ({ body: things.newDrill() }) }),
  row(contract.updateOwnDrill, ownerOnly, {
    about: OWN,
    make: async (world) => ({ params: { id: await things.drill(world) }, body: things.newDrill() }),
  }),
  row(contract.deleteOwnDrill, ownerOnly, { about: OWN, make: idOf(things.drill) }),
  row(contract.getCalendarMonth, signedIn, { make: () => ({ query: { month: '2026-06' } }) }),
  row(contract.getCalendarFeed, signedIn),
  row(contract.createCalendarFeed, signedIn),
  row(contract.deleteCalendarFeed, signedIn),
  row(contract.listGoals, signedIn),
  row(contract.createGoal, signedIn, {
    byNewcomer: true,
    make: () => ({ body: { kind: 'shots' as const, target: 100 } }),
  }),
  row(contract.updateGoal, ownerOnly, {
    about: OWN,
    make: async (world) => ({ params: { id: await things.goal(world) }, body: { target: 9 } }),
  }),
  row(contract.deleteGoal, ownerOnly, { about: OWN, make: idOf(things.goal) }),
  row(contract.listAchievements, signedIn),
  row(contract.listUserAchievements, signedIn),
  row(contract.checkAchievements, signedIn),
];

/** Videos, and where they were filmed. */
const VIDEO_ROWS: readonly Row[] = [
  row(contract.createVideoUpload, signedIn),
  row(contract.uploadVideoFile, ownerOnly, {
    about: `${OWN}; a file that is no video`,
    success: 415,
    make: async (world) => ({
      params: { id: await things.emptyVideo(world) },
      file: Buffer.from('no video'),
    }),
  }),
  row(contract.createResumableUpload, signedIn, {
    make: () => ({ headers: { ...TUS, 'upload-length': '500000' } }),
  }),
  row(contract.getUploadOffset, ownerOnly, {
    about: OWN,
    make: async (world) => ({ ...(await idOf(things.video)(world)), headers: TUS }),
  }),
  row(contract.sendVideoPart, ownerOnly, {
    about: `${OWN}, not where the last one ended`,
    success: 409,
    make: async (world) => ({
      ...(await idOf(things.video)(world)),
      file: Buffer.from('a part'),
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
    }),
  }),
  row(contract.sendVideoClips, ownerOnly, {
    about: `${OWN}, counted by a device; a file that is no video`,
    success: 415,
    make: async (world) => ({
      params: { id: await things.countedVideo(world) },
      file: Buffer.from('no video'),
    }),
  }),
  row(contract.processVideo, ownerOnly, {
    about: `${OWN}, without waiting`,
    success: 202,
    make: async (world) => ({
      body: { videoURL: `/api/videos/${await things.video(world)}/content` },
      headers: { prefer: 'respond-async' },
    }),
  }),
  row(contract.saveCountedVideo, signedIn, { make: () => ({ body: COUNTED_VIDEO }) }),
  row(contract.saveCountedVideo, ownerOnly, {
    about: `${OWN}, counted anew`,
    make: async (world) => ({
      body: { ...COUNTED_VIDEO, videoId: await things.countedVideo(world) },
    }),
  }),
  row(contract.listVideos, signedIn),
  row(contract.getVideo, ownerOnly, { about: OWN, make: idOf(things.video) }),
  row(contract.confirmVideoHoop, ownerOnly, {
    about: `${OWN}, not analysed yet`,
    success: 409,
    make: idOf(things.video),
  }),
  row(contract.chooseVideoHoop, ownerOnly, {
    about: `${OWN}, not analysed yet`,
    success: 409,
    make: async (world) => ({
      params: { id: await things.video(world) },
      body: { candidate: 0 },
    }),
  }),
  row(contract.setVideoCourt, ownerOnly, {
    about: `${OWN}, not analysed yet`,
    success: 409,
    make: async (world) => ({
      params: { id: await things.video(world) },
      body: { court: things.COURT_MARKS, lines: 'nba' as const },
    }),
  }),
  row(contract.deleteVideoCourt, ownerOnly, {
    about: `${OWN}, not analysed yet`,
    success: 409,
    make: idOf(things.video),
  }),
  row(contract.setVideoEquipment, ownerOnly, {
    about: `${OWN}, not analysed yet`,
    success: 409,
    make: async (world) => ({
      params: { id: await things.video(world) },
      body: { rimHeight: 8, ballSize: 5 as const },
    }),
  }),
  row(contract.deleteVideo, ownerOnly, { about: OWN, make: idOf(things.video) }),
  row(contract.streamVideoEvents, ownerOnly, { about: OWN, make: idOf(things.analysedVideo) }),
  row(contract.playVideo, ownerOnly, { about: OWN, make: idOf(things.analysedVideo) }),
  row(contract.getVideoPoster, ownerOnly, { about: OWN, make: idOf(things.analysedVideo) }),
  row(contract.listPlaces, signedIn),
  row(contract.createPlace, signedIn, { make: () => ({ body: things.newPlace() }) }),
  row(contract.updatePlace, ownerOnly, {
    about: OWN,
    make: async (world) => ({
      params: { id: await things.place(world) },
      body: { name: things.newPlace().name },
    }),
  }),
  row(contract.deletePlace, ownerOnly, { about: OWN, make: idOf(things.place) }),
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
    about: 'in the own inbox, whoever has the entry',
    make: async (world) => ({ body: { upTo: await things.notification(world) } }),
  }),
];

/** What only those may whom `OPERATORS` names; none of the callers here. */
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

/** Calls about oneself, and calls that everybody may make. */
export const OWN_ROWS: readonly Row[] = [
  ...OPEN_ROWS,
  ...ACCOUNT_ROWS,
  ...TRAINING_ROWS,
  ...VIDEO_ROWS,
  ...INBOX_ROWS,
  ...OPERATOR_ROWS,
];
