import {
  CALL_DOUBTS,
  CALL_REASONS,
  isOnHalfCourt,
  LIMITS,
  SHOT_KINDS,
  SHOT_RANGES,
  zoneOf,
} from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { countSchema, idSchema, instantSchema, zoneIdSchema, zoneInputSchema } from './common.ts';

const secondsSchema = z.number().min(0);
export const outcomeSchema = z.enum(['made', 'missed']);
export const shotKindSchema = z.enum(SHOT_KINDS);

/** A measured value and one sigma of its error. */
const estimateSchema = z.object({ value: z.number(), error: z.number() });

export const courtPointSchema = z.object({ x: z.number(), y: z.number() });
/** Shots of a workout by kind and zone, as far as a kind is set; the zone is null for shots without one. */
export const kindDataSchema = z.array(
  z.object({
    kind: shotKindSchema,
    zone: zoneIdSchema.nullable(),
    made: countSchema,
    total: countSchema,
  }),
);

const MAX_KIND_ENTRIES = SHOT_KINDS.length * (LIMITS.MAX_ZONE_ENTRIES + 1);

/** The same as input. */
export const kindDataInputSchema = z
  .array(
    z
      .object({
        kind: shotKindSchema,
        zone: zoneInputSchema.nullable(),
        made: countSchema,
        total: countSchema.min(1),
      })
      .refine(({ made, total }) => made <= total, {
        path: ['made'],
        error: fieldMessage('Made shots cannot exceed the total of the zone'),
      }),
  )
  .max(MAX_KIND_ENTRIES);

/** A point in the displayed video, its pixels. */
const imagePointSchema = z.object({ x: z.number(), y: z.number() });

/** 0 to 1 */
const chanceSchema = z.number().min(0).max(1);

/**
 * How precisely the spot of a shot is known; `distanceFeet` is measured to the point under the rim, and also
 * known without court marks.
 */
export const locationEvidenceSchema = z.object({
  method: z.enum(['flight', 'feet', 'both']),
  /** Root mean square distance; null while the spot is not known. */
  errorFeet: z.number().nullable(),
  /** The error by direction: variances of x and y and their covariance, feet². Missing for older shots. */
  error: z.object({ xx: z.number(), xy: z.number(), yy: z.number() }).exactOptional(),
  /** The possible spot when the error is too large for a `court`. */
  vagueSpot: courtPointSchema.exactOptional(),
  /** Without a `court`: the likeliest zones, likeliest first, and the likely range. Missing for older shots. */
  zones: z
    .array(z.object({ zone: zoneIdSchema, chance: chanceSchema }))
    .max(2)
    .exactOptional(),
  range: z.object({ range: z.enum(SHOT_RANGES), chance: chanceSchema }).exactOptional(),
  /** Position of the shooter's feet at release; missing if they were not seen, and for older shots. */
  feet: imagePointSchema.exactOptional(),
  distanceFeet: estimateSchema.nullable(),
});

/** Measurements of the flight; one that is too uncertain from this view is missing, never undefined. */
export const shotMetricsSchema = z.object({
  /** Real seconds from hand to rim. */
  flightSeconds: estimateSchema.exactOptional(),
  /** Highest point above the floor. */
  apexFeet: estimateSchema.exactOptional(),
  /** Degrees below the horizontal at the rim. */
  entryDegrees: estimateSchema.exactOptional(),
  /** Feet behind the rim's centre, along the flight, at the rim's height; negative if short. */
  longFeet: estimateSchema.exactOptional(),
  /** Feet right of the rim's centre as the shooter sees it; negative if left. */
  rightFeet: estimateSchema.exactOptional(),
});

/** Why a shot was called made or missed, as a code for clients that translate it. */
export const callReasonSchema = z.object({
  code: z.enum(CALL_REASONS),
  seconds: secondsSchema,
  doubt: z.enum(CALL_DOUBTS).exactOptional(),
});

/** The evidence for a call. Coordinates are pixels of the displayed video. */
export const shotEvidenceSchema = z.object({
  /** In English. */
  reason: z.string(),
  /** Missing for older shots. */
  why: callReasonSchema.exactOptional(),
  path: z.array(z.object({ seconds: secondsSchema, x: z.number(), y: z.number() })),
  crossing: z.object({ seconds: secondsSchema, x: z.number(), y: z.number() }).nullable(),
  location: locationEvidenceSchema.exactOptional(),
  metrics: shotMetricsSchema.exactOptional(),
});
export type ShotEvidence = z.infer<typeof shotEvidenceSchema>;

/** One attempt of a video workout, as the player reviews it. */
export const shotSchema = z.object({
  id: idSchema,
  /** Video seconds; null if unknown (out of view, or added by hand without a moment). */
  releaseSeconds: secondsSchema.nullable(),
  rimSeconds: secondsSchema.nullable(),
  outcome: outcomeSchema,
  /** The program's result; null for a shot added by hand. */
  detectedOutcome: outcomeSchema.nullable(),
  zone: zoneIdSchema.nullable(),
  /** Feet, see the glossary's court. */
  court: courtPointSchema.nullable(),
  /** 0.5 to 1: confidence of the call; null for a shot added by hand. */
  confidence: z.number().nullable(),
  /** Whether the program asks for a review that the player has not given yet. */
  needsReview: z.boolean(),
  evidence: shotEvidenceSchema.nullable(),
  /** When the player judged it: confirmed or corrected. */
  correctedAt: instantSchema.nullable(),
  /** Whether the player set the spot: a new court calibration does not change it. */
  placed: z.boolean(),
  /** The kind that the player set; missing if none. */
  kind: shotKindSchema.exactOptional(),
});
export type Shot = z.infer<typeof shotSchema>;

/**
 * One shot of the reviewed list: an id for a detected one, none for one added by hand. Omitted
 * optional fields are inferred: the spot stays while it lies in `zone`, a changed call is judged,
 * and a new zone was the player's.
 */
export const reviewedShotSchema = z
  .object({
    id: idSchema.optional(),
    rimSeconds: secondsSchema.nullable(),
    outcome: outcomeSchema,
    zone: zoneInputSchema.nullable(),
    /** The spot it was taken from; must lie in `zone`. */
    court: courtPointSchema.nullable().optional(),
    checked: z.boolean().optional(),
    placed: z.boolean().optional(),
    /** Null for not set; if omitted, it stays. */
    kind: shotKindSchema.nullable().optional(),
  })
  .superRefine(({ court, zone }, context) => {
    if (court == null || (isOnHalfCourt(court) && zoneOf(court) === zone)) return;
    context.addIssue({
      code: 'custom',
      path: ['court'],
      message: fieldMessage('This spot is not in the zone'),
    });
  });
export type ReviewedShot = z.input<typeof reviewedShotSchema>;
