import { isOnHalfCourt, LIMITS, zoneOf } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idSchema, instantSchema, ownCalendarShape, zoneIdSchema } from './common.ts';
import { drillKeySchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { equipmentSchema } from './equipment.ts';
import { longListSchema } from './long-list.ts';
import { numberListSchema } from './number-list.ts';
import { numbersByNameSchema } from './numbers-by-name.ts';
import { filmWarningSchema } from './film-warning.ts';
import {
  callReasonSchema,
  courtPointSchema,
  locationEvidenceSchema,
  outcomeSchema,
  shotEvidenceSchema,
  shotMetricsSchema,
} from './shots.ts';
import { isWithoutNul } from './text.ts';
import { calibrationInputSchema, courtKindSchema, courtMarksSchema, rimSchema, videoSchema } from './videos.ts'; // prettier-ignore

/** Workouts last hours, not days. */
const secondsSchema = z.number().min(0).max(100_000);
const sideSchema = z.int().min(1).max(8192);
const textSchema = z
  .string()
  .max(300)
  .refine(isWithoutNul, fieldMessage('Text cannot contain the character NUL'));

/** One shot as the device counted it. */
const countedShotSchema = z
  .object({
    releaseSeconds: secondsSchema.nullable(),
    rimSeconds: secondsSchema,
    outcome: outcomeSchema,
    confidence: z.number().min(0.5).max(1),
    needsReview: z.boolean(),
    court: courtPointSchema.nullable(),
    zone: zoneIdSchema.nullable(),
    reason: textSchema,
    why: callReasonSchema.exactOptional(),
    /** Seconds, x, y of each sighting of the ball; pixels of the displayed video. */
    path: numberListSchema(3, 2000),
    crossing: shotEvidenceSchema.shape.crossing,
    /** Measurements by name. */
    features: numbersByNameSchema(40, 40),
    location: locationEvidenceSchema.exactOptional(),
    metrics: shotMetricsSchema.exactOptional(),
  })
  .superRefine(({ court, zone }, context) => {
    if (court === null || (isOnHalfCourt(court) && zoneOf(court) === zone)) return;
    context.addIssue({
      code: 'custom',
      path: ['court'],
      message: fieldMessage('This spot is not in the zone'),
    });
  });

/** The scene that shots are located from again when the court is marked later; pixels of the displayed video. */
const countedSceneSchema = z.object({
  /** Real seconds per video second. */
  pace: z.number().min(0.05).max(20),
  /** Degrees and probability of each possible azimuth of the camera. Left out where nothing shows it. */
  azimuths: numberListSchema(2, 90).exactOptional(),
  flights: longListSchema(
    z.object({
      /** Seconds, x, y, diameter of each sighting of the ball. */
      sightings: numberListSchema(4, 2000),
      /** x, y of the shooter's feet, and the error across and down. */
      feet: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    }),
    20_000,
  ),
});

export const countedVideoBodySchema = z.object({
  /** From a file of the device, or while it was filmed. */
  countedOn: z.enum(['device', 'live']),
  workoutDate: instantSchema,
  ...ownCalendarShape,
  /** The video that was counted again, with another hoop; its shots are replaced, corrections included. */
  videoId: idSchema.nullable().default(null),
  /** The drill that it was filmed for; an unknown one is ignored. */
  drill: drillKeySchema.exactOptional(),
  media: z.object({
    durationSeconds: secondsSchema,
    width: sideSchema,
    height: sideSchema,
    framesPerSecond: z.number().min(0).max(1000),
  }),
  /** What the player had entered about hoop and court. */
  given: calibrationInputSchema.nullable(),
  calibration: z.object({
    rim: rimSchema,
    source: z.enum(['user', 'found']),
    confidence: z.number().min(0).max(1),
    court: courtMarksSchema.nullable(),
    courtSource: z.enum(['user', 'found']).nullable(),
    lines: courtKindSchema.nullable(),
    /** The equipment used to locate the shots; left out where it is the usual one. */
    equipment: equipmentSchema.exactOptional(),
  }),
  warnings: z
    .array(
      z.object({
        code: z.string().max(40),
        seconds: secondsSchema.nullable(),
        message: textSchema,
        why: filmWarningSchema.exactOptional(),
      }),
    )
    .max(40),
  shots: longListSchema(countedShotSchema, LIMITS.MAX_SINGLE_SHOTS),
  scene: countedSceneSchema.nullable(),
});
export type CountedVideo = z.output<typeof countedVideoBodySchema>;
export type CountedVideoBody = z.input<typeof countedVideoBodySchema>;

export const saveCountedVideo = endpoint({
  method: 'POST',
  path: '/api/videos/counted',
  summary:
    'Save what a device counted by itself: a video without a file, analysed, and its workout. A repeat with the same Idempotency-Key returns the first answer',
  access: 'signed_in',
  body: countedVideoBodySchema,
  // The server parses bodies of this size in steps that let other requests run.
  bodyLimit: LIMITS.MAX_COUNTED_VIDEO_BYTES,
  status: 201,
  response: videoSchema,
});
