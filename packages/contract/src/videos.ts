import { ANALYSIS_STAGES, COURT_KINDS, VIDEO_FAILURES } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  instantSchema,
  ownCalendarShape,
  zoneStatSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { equipmentSchema } from './equipment.ts';
import { filmWarningSchema } from './film-warning.ts';
import { workoutDetailsSchema } from './workouts.ts';

export const VIDEO_STATES = [
  'awaiting_upload',
  'uploaded',
  'queued',
  'analysing',
  'analysed',
  'failed',
] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

// An inclusive bound: OpenAPI 3.0 and JSON Schema write exclusive ones differently.
const ellipseAxis = z.number().min(0.1).max(4000);
/** The rim as an upright ellipse in pixels of the displayed video. */
export const rimSchema = z.object({
  cx: z.number().min(-4000).max(8000),
  cy: z.number().min(-4000).max(8000),
  rx: ellipseAxis,
  ry: ellipseAxis,
});
export type Rim = z.infer<typeof rimSchema>;

const pairSchema = z.tuple([z.number(), z.number()]);
/** Spots in the picture (pixels; may be beyond its edge) and on the court (feet). */
export const courtMarksSchema = z
  .array(z.object({ image: pairSchema, court: pairSchema }))
  .min(4)
  .max(40);

/** The rule book that the painted lines follow. */
export const courtKindSchema = z.enum(COURT_KINDS);

/** Data that the player gives or confirms before shots are counted. */
export const calibrationInputSchema = z.object({
  rim: rimSchema.nullable(),
  court: courtMarksSchema.nullable(),
  lines: courtKindSchema.nullable().optional(),
  /** Equipment at the place; if omitted, the player's usual equipment. */
  equipment: equipmentSchema.exactOptional(),
});
export type CalibrationInput = z.infer<typeof calibrationInputSchema>;

/** A place that looks like a hoop, and how many shots were counted there. */
export const hoopCandidateSchema = z.object({
  rim: rimSchema,
  confidence: z.number(),
  shots: z.int(),
});
export type HoopCandidate = z.infer<typeof hoopCandidateSchema>;

export const videoSchema = z.object({
  id: idSchema,
  state: z.enum(VIDEO_STATES),
  /** 0 to 1 over the whole analysis. */
  progress: z.number().min(0).max(1),
  /** The current step; null while nothing is done. */
  stage: z.enum(ANALYSIS_STAGES).nullable(),
  /** The same in English: "Counting shots… 34 so far". */
  progressMessage: z.string().nullable(),
  shotsSoFar: z.int(),
  /** Position among all waiting videos; 1 is next. Null while it is not queued. */
  placeInQueue: z.int().min(1).nullable(),
  failure: z.object({ code: z.enum(VIDEO_FAILURES), message: z.string() }).nullable(),
  bytes: z.int().nullable(),
  media: z
    .object({
      durationSeconds: z.number(),
      width: z.int(),
      height: z.int(),
      framesPerSecond: z.number(),
    })
    .nullable(),
  calibration: z
    .object({
      rim: rimSchema,
      source: z.enum(['user', 'found']),
      confidence: z.number(),
      court: courtMarksSchema.nullable(),
      /** Source of `court`: the player (also for "there is none"), the program, or null. */
      courtSource: z.enum(['user', 'found']).nullable(),
      /** The rule book by which `court` was marked or found; null if it was not given. */
      lines: courtKindSchema.nullable(),
      /** The equipment used to locate the shots; missing for a rim at 10 ft and a ball of size 7. */
      equipment: equipmentSchema.exactOptional(),
      /** If the program is in doubt: the possible hoops, likeliest first. */
      candidates: z.array(hoopCandidateSchema).exactOptional(),
    })
    .nullable(),
  /** Problems that may affect the count, as soon as they are seen: the first ones during the analysis. */
  warnings: z.array(
    z.object({
      code: z.string(),
      seconds: z.number().nullable(),
      /** In English. */
      message: z.string(),
      /** The same as a code, for clients that translate it; missing for older videos. */
      why: filmWarningSchema.exactOptional(),
    }),
  ),
  /** Whether the server has the whole file. If not, the device that counted it may; its clips may be here to play. */
  isStored: z.boolean(),
  /** The rendition that browsers play; null until it is made. */
  playbackUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** Clips from a device have arrived and are being prepared. */
  clipsPending: z.boolean().optional(),
  workoutId: idSchema.nullable(),
  createdAt: instantSchema,
});
export type Video = z.infer<typeof videoSchema>;

/** When a film was taken, as far as the sending browser knows. */
export const filmedInputSchema = z.object({
  at: instantSchema,
  ...ownCalendarShape,
  /** The source: the player, the film itself, or the date of its file, which counts less than the film. */
  source: z.enum(['player', 'film', 'file']),
});
export type FilmedInput = z.infer<typeof filmedInputSchema>;

/** Where the file of a new video goes. */
const uploadTicketSchema = z.object({ uploadURL: z.url(), videoId: idSchema });

export const createVideoUpload = endpoint({
  method: 'POST',
  path: '/api/videos/upload',
  summary: 'Ask for an address to upload one video to',
  access: 'signed_in',
  status: 200,
  response: uploadTicketSchema,
});

export const uploadVideoFile = endpoint({
  method: 'PUT',
  path: '/api/videos/:id/content',
  summary: 'The raw file, at most 524,288,000 bytes (the address that /api/videos/upload gave)',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

/**
 * Every call of a resumable upload has the headers of tus 1.0.0 (https://tus.io/protocols/resumable-upload).
 */
export const createResumableUpload = endpoint({
  method: 'POST',
  path: '/api/videos/resumable',
  summary:
    'tus 1.0.0: announce a video of `Upload-Length` bytes that is sent in parts to the Location; the upload can be resumed for seven days',
  access: 'signed_in',
  status: 201,
  response: uploadTicketSchema,
});

export const getUploadOffset = endpoint({
  method: 'HEAD',
  path: '/api/videos/:id/content',
  summary: 'tus 1.0.0: how many bytes of a video have arrived, as `Upload-Offset`',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: null,
});

export const sendVideoPart = endpoint({
  method: 'PATCH',
  path: '/api/videos/:id/content',
  summary:
    'tus 1.0.0: the bytes of a video from `Upload-Offset` on, at least 65,536 unless they are the last. The last ones complete the upload',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const sendVideoClips = endpoint({
  method: 'PUT',
  path: '/api/videos/:id/clips',
  summary:
    'The clips of the shots of a video that was counted on a device, in one MP4 with the times of the video, at most 209,715,200 bytes. A rendition is made of them, and they are then deleted. A repeat changes nothing',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const processVideo = endpoint({
  method: 'POST',
  path: '/api/videos/process',
  summary:
    'Count the shots of an uploaded video. Answers when done; with `Prefer: respond-async` answers 202 with the video and its Location',
  access: 'signed_in',
  body: z.object({
    /** The uploadURL, or the address of the video. */
    videoURL: z.string().min(1, fieldMessage('videoURL is required')).max(2000),
    calibration: calibrationInputSchema.optional(),
    filmed: filmedInputSchema.optional(),
  }),
  status: 200,
  response: z.object({ workout: workoutDetailsSchema, shotData: z.array(zoneStatSchema) }),
  otherResponses: { 202: videoSchema },
});

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/videos',
  summary: "The caller's newest videos that are in progress or waiting for review",
  access: 'signed_in',
  status: 200,
  response: z.array(videoSchema),
});

export const getVideo = endpoint({
  method: 'GET',
  path: '/api/videos/:id',
  summary: 'State and progress of a video',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: videoSchema,
});

export const confirmVideoHoop = endpoint({
  method: 'PUT',
  path: '/api/videos/:id/hoop',
  summary:
    'Confirm the hoop that was found in an analysed video: it is not asked about again, and nothing is recounted',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: videoSchema,
});

export const chooseVideoHoop = endpoint({
  method: 'PUT',
  path: '/api/videos/:id/hoop/choice',
  summary:
    'Choose one of the candidates as the hoop of an analysed video: the shots counted there become its shots, without another analysis',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({
    /** Index in `calibration.candidates`, from 0. */
    candidate: z.int().min(0).max(2),
  }),
  status: 200,
  response: videoSchema,
});

export const setVideoCourt = endpoint({
  method: 'PUT',
  path: '/api/videos/:id/court',
  summary:
    'Mark the court in an analysed video: its shots are located again, without another analysis',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ court: courtMarksSchema, lines: courtKindSchema }),
  status: 200,
  response: workoutDetailsSchema,
});

export const deleteVideoCourt = endpoint({
  method: 'DELETE',
  path: '/api/videos/:id/court',
  summary:
    'State that an analysed video shows no court: its shots are located again without one, and none is searched for any more',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: workoutDetailsSchema,
});

export const setVideoEquipment = endpoint({
  method: 'PUT',
  path: '/api/videos/:id/equipment',
  summary:
    'Set the height of the hoop in feet and the ball size of an analysed video: its shots are located again, without another analysis',
  access: 'signed_in',
  params: idParamsSchema,
  body: equipmentSchema,
  status: 200,
  response: workoutDetailsSchema,
});

export const deleteVideo = endpoint({
  method: 'DELETE',
  path: '/api/videos/:id',
  summary: 'Stop and remove a video that has no workout yet',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

export const streamVideoEvents = endpoint({
  method: 'GET',
  path: '/api/videos/:id/events',
  summary:
    'Server-sent events `video`, each with the body of GET /api/videos/{id}; ends when analysed or failed',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: null,
});

export const playVideo = endpoint({
  method: 'GET',
  path: '/api/videos/:id/file',
  summary: 'The H.264 rendition, with Range',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: null,
});

export const getVideoPoster = endpoint({
  method: 'GET',
  path: '/api/videos/:id/poster',
  summary: 'A still picture of the video',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: null,
});
