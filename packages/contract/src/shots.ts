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
/** Shots of a workout by kind and zone, as far as their kind is said; the zone is null for those without one. */
export const kindDataSchema = z.array(
  z.object({
    kind: shotKindSchema,
    zone: zoneIdSchema.nullable(),
    made: countSchema,
    total: countSchema,
  }),
);

const MAX_KIND_ENTRIES = SHOT_KINDS.length * (LIMITS.MAX_ZONE_ENTRIES + 1);

/** The same as it is sent. */
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

/** How precisely the spot of a shot is known; `distanceFeet` to the point under the ring, also without court marks. */
export const locationEvidenceSchema = z.object({
  method: z.enum(['flight', 'feet', 'both']),
  /** Root mean square distance; null while the spot is not known. */
  errorFeet: z.number().nullable(),
  /** The same by direction: variances of x and y and their covariance, feet². Older shots have none. */
  error: z.object({ xx: z.number(), xy: z.number(), yy: z.number() }).exactOptional(),
  /** The possible spot when the error is too large for a `court`. */
  vagueSpot: courtPointSchema.exactOptional(),
  /** Where there is no `court`: the likeliest zones, likeliest first, and the likely range. Older shots have neither. */
  zones: z
    .array(z.object({ zone: zoneIdSchema, chance: chanceSchema }))
    .max(2)
    .exactOptional(),
  range: z.object({ range: z.enum(SHOT_RANGES), chance: chanceSchema }).exactOptional(),
  /** Where the shooter's feet stood at release; missing where they were not seen, and for older shots. */
  feet: imagePointSchema.exactOptional(),
  distanceFeet: estimateSchema.nullable(),
});

/** Measures of the flight; one that the view leaves too uncertain is missing, never undefined. */
export const shotMetricsSchema = z.object({
  /** Real seconds from hand to ring. */
  flightSeconds: estimateSchema.exactOptional(),
  /** Highest point above the floor. */
  apexFeet: estimateSchema.exactOptional(),
  /** Degrees below the horizontal at the ring. */
  entryDegrees: estimateSchema.exactOptional(),
  /** Feet behind the ring's middle, along the flight, at the ring's height; short of it is negative. */
  longFeet: estimateSchema.exactOptional(),
  /** Feet right of the ring's middle as the shooter sees it; left is negative. */
  rightFeet: estimateSchema.exactOptional(),
});

/** Why a shot was called made or missed, for a client that says it in its own language. */
export const callReasonSchema = z.object({
  code: z.enum(CALL_REASONS),
  seconds: secondsSchema,
  doubt: z.enum(CALL_DOUBTS).exactOptional(),
});

/** Why the program called a shot as it did. Coordinates are pixels of the displayed video. */
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
  /** Video seconds; null where unknown (out of view, or added by hand without a moment). */
  releaseSeconds: secondsSchema.nullable(),
  rimSeconds: secondsSchema.nullable(),
  outcome: outcomeSchema,
  /** The program's call; null for a shot added by hand. */
  detectedOutcome: outcomeSchema.nullable(),
  zone: zoneIdSchema.nullable(),
  /** Feet, see the glossary's court. */
  court: courtPointSchema.nullable(),
  /** 0.5 to 1: how sure the program is of its call; null for a shot added by hand. */
  confidence: z.number().nullable(),
  /** Whether the program asks for a review, and the player has not given it yet. */
  needsReview: z.boolean(),
  evidence: shotEvidenceSchema.nullable(),
  /** When the player judged it: confirmed or corrected. */
  correctedAt: instantSchema.nullable(),
  /** Whether the player set the spot: a new court calibration does not change it. */
  placed: z.boolean(),
  /** Of what kind the player says it was; missing where they said nothing. */
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
    /** Null for not said; left out it stays. */
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
