import * as contract from '@hooplog/contract';
import { phrase, phraseOf } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { isStillIn } from '../../auth/api-tokens.ts';
import { AppError } from '../../errors/app-error.ts';
import { presentVideo } from '../../presenters/videos.ts';
import { presentWorkoutDetails } from '../../presenters/workouts.ts';
import type { AppContext } from '../../services/context.ts';
import { checkRoom } from '../../services/room/get-room.ts';
import { chooseHoop } from '../../services/videos/choose-hoop.ts';
import { confirmHoop } from '../../services/videos/confirm-hoop.ts';
import { createUpload } from '../../services/videos/create-upload.ts';
import { saveCountedVideo } from '../../services/videos/keep-counted-video.ts';
import { listVideos } from '../../services/videos/list-videos.ts';
import { openPoster, openRendition } from '../../services/videos/open-media.ts';
import { receiveClips } from '../../services/videos/receive-clips.ts';
import { receivePart } from '../../services/videos/receive-part.ts';
import { receiveUpload } from '../../services/videos/receive-upload.ts';
import { removeCourt } from '../../services/videos/remove-court.ts';
import { removeVideo } from '../../services/videos/remove-video.ts';
import { requestAnalysis } from '../../services/videos/request-analysis.ts';
import { ownVideo, type VideoRow } from '../../services/videos/rows.ts';
import { setCourt } from '../../services/videos/set-court.ts';
import { setEquipment } from '../../services/videos/set-equipment.ts';
import { uploadProgress } from '../../services/videos/upload-parts.ts';
import type { User } from '../../services/users/find-user.ts';
import { videoIdOf } from '../../services/videos/video-id.ts';
import { untilSettled, streamVideoEvents } from '../../services/videos/stream-video-events.ts';
import { getWorkout } from '../../services/workouts/get-workout.ts';
import { askedSite } from '../asked-site.ts';
import { hangUpSignal, sendEvents, type ServerEvent } from '../event-stream.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ANALYSIS_LIMIT, UPLOAD_LIMIT } from '../rate-limits.ts';
import { takeUpload } from '../raw-upload.ts';
import { acceptedForLater, prefersAsync } from '../respond-async.ts';
import type { RegisterRoute } from '../route.ts';
import { sendMedia } from '../send-media.ts';
import { headerNumber, partStart, sendProgress, speakTus } from '../tus.ts';

export function videoRoutes(route: RegisterRoute, context: AppContext): void {
  const uploadAddress = (request: FastifyRequest, videoId: string) =>
    askedSite(request, context) + contract.uploadVideoFile.path.replace(':id', videoId);

  route(
    contract.createVideoUpload,
    async ({ user, request }) => {
      const { videoId } = await createUpload(context, user.id);
      return { uploadURL: uploadAddress(request, videoId), videoId };
    },
    { limit: UPLOAD_LIMIT },
  );

  route(
    contract.uploadVideoFile,
    async ({ user, params, request, reply }) => {
      await takeUpload(request, async (upload) => {
        await checkRoom(context, user.id, upload.declaredBytes ?? 0);
        await receiveUpload(context, user.id, params.id, upload);
      });
      return reply.send();
    },
    { rawBody: true },
  );

  route(
    contract.createResumableUpload,
    async ({ user, request, reply }) => {
      speakTus(request, reply);
      const length = headerNumber(request, 'upload-length');
      const { videoId } = await createUpload(context, user.id, length);
      const uploadURL = uploadAddress(request, videoId);
      reply.header('location', uploadURL);
      return { uploadURL, videoId };
    },
    { rawBody: true, limit: UPLOAD_LIMIT },
  );

  route(contract.getUploadOffset, async ({ user, params, request, reply }) => {
    speakTus(request, reply);
    return sendProgress(reply, await uploadProgress(context.database, user.id, params.id));
  });

  route(
    contract.sendVideoPart,
    async ({ user, params, request, reply }) => {
      speakTus(request, reply);
      const start = partStart(request);
      const progress = await takeUpload(request, (upload) =>
        receivePart(context, user.id, params.id, { ...upload, start }),
      );
      return sendProgress(reply, progress);
    },
    { rawBody: true },
  );

  route(
    contract.sendVideoClips,
    async ({ user, params, request, reply }) => {
      await takeUpload(request, (upload) => receiveClips(context, user.id, params.id, upload));
      return reply.send();
    },
    { rawBody: true, limit: UPLOAD_LIMIT },
  );

  route(
    contract.processVideo,
    async ({ user, body, request, reply }) => {
      const videoId = videoIdOf(body.videoURL);
      const { calibration, filmed } = body;
      const video = await requestAnalysis(context, user.id, videoId, calibration, filmed);
      if (prefersAsync(request)) {
        return acceptedForLater(reply, `/api/videos/${videoId}`, presentVideo(video));
      }
      const settled = await untilSettled(context, user.id, videoId, hangUpSignal(reply));
      return presentCounted(context, user, settled);
    },
    { limit: ANALYSIS_LIMIT },
  );

  route(
    contract.saveCountedVideo,
    async ({ user, body, request }) =>
      presentVideo(await saveCountedVideo(context, user, body, idempotencyKey(request))),
    { limit: UPLOAD_LIMIT },
  );

  route(contract.listVideos, async ({ user }) =>
    (await listVideos(context, user.id)).map(presentVideo),
  );

  route(contract.getVideo, async ({ user, params }) =>
    presentVideo(await ownVideo(context.database, user.id, params.id)),
  );

  route(contract.chooseVideoHoop, async ({ user, params, body }) =>
    presentVideo(await chooseHoop(context, user.id, params.id, body.candidate)),
  );
  route(contract.confirmVideoHoop, async ({ user, params }) =>
    presentVideo(await confirmHoop(context, user.id, params.id)),
  );

  route(contract.setVideoCourt, async ({ user, params, body }) =>
    presentWorkoutDetails(await setCourt(context, user.id, params.id, body)),
  );

  route(contract.deleteVideoCourt, async ({ user, params }) =>
    presentWorkoutDetails(await removeCourt(context, user.id, params.id)),
  );

  route(contract.setVideoEquipment, async ({ user, params, body }) =>
    presentWorkoutDetails(await setEquipment(context, user.id, params.id, body)),
  );

  route(contract.deleteVideo, async ({ user, params, reply }) => {
    await removeVideo(context, user.id, params.id);
    return reply.send();
  });

  route(contract.streamVideoEvents, async ({ user, params, request, reply }) => {
    const watched = streamVideoEvents(context, user.id, params.id, {
      signal: hangUpSignal(reply),
      maySee: () => isStillIn(context, request),
    });
    return sendEvents(request, reply, asEvents(watched));
  });

  route(contract.playVideo, async ({ user, params, request, reply }) =>
    sendMedia(request, reply, await openRendition(context, user.id, params.id)),
  );

  route(contract.getVideoPoster, async ({ user, params, request, reply }) =>
    sendMedia(request, reply, await openPoster(context, user.id, params.id)),
  );
}

async function* asEvents(watched: AsyncGenerator<VideoRow | null>): AsyncGenerator<ServerEvent> {
  for await (const video of watched) {
    yield video === null ? null : { name: 'video', data: presentVideo(video) };
  }
}

async function presentCounted(context: AppContext, user: User, video: VideoRow) {
  if (video.workoutId === null) {
    const { failure } = presentVideo(video);
    const gone = phrase('The workout is gone');
    throw new AppError('analysis_failed', failure === null ? gone : phraseOf(failure.message));
  }
  const workout = presentWorkoutDetails(await getWorkout(context, user, video.workoutId));
  return { workout, shotData: workout.shotData };
}
