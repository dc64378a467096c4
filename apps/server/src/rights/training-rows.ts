import * as contract from '@hooplog/contract';
import { COUNTED_VIDEO } from '../testing/counted-video.ts';
import * as things from './own-things.ts';
import { idOf, OWN, ownerOnly, row, type Row, signedIn } from './row.ts';

const TUS = { 'tus-resumable': '1.0.0' };

/** Workouts and everything counted from them. */
export const TRAINING_ROWS: readonly Row[] = [
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

/** Videos and places. */
export const VIDEO_ROWS: readonly Row[] = [
  row(contract.createVideoUpload, signedIn),
  row(contract.uploadVideoFile, ownerOnly, {
    about: `${OWN}; a file that is not a video`,
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
    about: `${OWN}, with a wrong offset`,
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
    about: `${OWN}, counted by a device; a file that is not a video`,
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
    about: `${OWN}, counted again`,
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
