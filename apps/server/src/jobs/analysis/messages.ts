import {
  callReasonSchema,
  courtKindSchema,
  courtMarksSchema,
  equipmentSchema,
  filmWarningSchema,
  hoopCandidateSchema,
  locationEvidenceSchema,
  rimSchema,
  shotMetricsSchema,
  zoneIdSchema,
} from '@hooplog/contract';
import { ANALYSIS_STAGES, VIDEO_FAILURES, WARNING_CODES } from '@hooplog/domain';
import type { Analysis, Reading, Scene } from '@hooplog/vision';
import { z } from 'zod';

const momentSchema = z.object({ seconds: z.number(), x: z.number(), y: z.number() });

const detectedShotSchema = z.object({
  releaseSeconds: z.number().min(0).nullable(),
  rimSeconds: z.number().min(0),
  outcome: z.enum(['made', 'missed']),
  confidence: z.number().min(0).max(1),
  needsReview: z.boolean(),
  court: z.object({ x: z.number(), y: z.number() }).nullable(),
  zone: zoneIdSchema.nullable(),
  evidence: z.object({
    reason: z.string(),
    why: callReasonSchema.exactOptional(),
    path: z.array(momentSchema),
    crossing: momentSchema.nullable(),
    features: z.record(z.string(), z.number()),
    cutOff: z.enum(['start', 'end']).exactOptional(),
    location: locationEvidenceSchema.exactOptional(),
    metrics: shotMetricsSchema.exactOptional(),
  }),
});

const warningsSchema = z.array(
  filmWarningSchema.extend({ code: z.enum(WARNING_CODES), message: z.string() }),
);

const pointSchema = z.object({ x: z.number(), y: z.number() });
const sceneSchema: z.ZodType<Scene> = z.object({
  width: z.number(),
  height: z.number(),
  rim: rimSchema,
  court: courtMarksSchema.nullable(),
  flights: z.array(
    z.object({
      sightings: z.array(pointSchema.extend({ seconds: z.number(), diameter: z.number() })),
      feet: pointSchema.extend({ across: z.number(), down: z.number() }).nullable(),
    }),
  ),
  pace: z.number(),
  equipment: equipmentSchema.exactOptional(),
});

const analysisSchema: z.ZodType<Analysis> = z.object({
  video: z.object({
    durationSeconds: z.number(),
    width: z.number(),
    height: z.number(),
    framesPerSecond: z.number(),
  }),
  calibration: z.object({
    rim: rimSchema,
    source: z.enum(['user', 'found']),
    confidence: z.number(),
    court: courtMarksSchema.nullable(),
    courtSource: z.enum(['user', 'found']).nullable(),
    lines: courtKindSchema.nullable(),
  }),
  candidates: z.array(hoopCandidateSchema),
  asked: z.boolean(),
  equipment: equipmentSchema.exactOptional(),
  shots: z.array(detectedShotSchema),
  warnings: warningsSchema,
});

const readingSchema: z.ZodType<Reading> = z.object({
  analysis: analysisSchema,
  scene: sceneSchema,
});

/** The task that the worker sends to a child: one line of JSON on its standard input. */
export const taskSchema = z.object({
  /** The video, and an empty directory for the child. */
  inputPath: z.string(),
  workDirectory: z.string(),
  calibration: z
    .object({ rim: rimSchema.nullable(), court: courtMarksSchema.nullable() })
    .nullable(),
  equipment: equipmentSchema.exactOptional(),
  /** False if an earlier run has made them. */
  makeRendition: z.boolean(),
  /**
   * `facts` measures the video, `rendition` makes it playable, `shots` does everything, and `reel` cuts parts
   * out of it.
   */
  wanted: z.enum(['facts', 'rendition', 'shots', 'reel']),
  /** The parts for the reel. */
  cuts: z.array(z.object({ start: z.number(), end: z.number() })).default([]),
});
export type AnalysisTask = z.output<typeof taskSchema>;

/** The messages of a child: lines of JSON on its standard output. */
export const messageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('media'),
    durationSeconds: z.number().positive(),
    width: z.int().positive(),
    height: z.int().positive(),
    framesPerSecond: z.number().positive(),
    totalPixels: z.number().positive(),
  }),
  z.object({
    type: z.literal('progress'),
    stage: z.enum(ANALYSIS_STAGES),
    /** From 0 to 1 over the whole run. */
    fraction: z.number().min(0).max(1),
    shotsSoFar: z.int().min(0),
    /** Tips on better filming, as known so far. */
    advice: warningsSchema,
  }),
  z.object({ type: z.literal('rendition'), renditionPath: z.string(), posterPath: z.string() }),
  z.object({ type: z.literal('reel'), reelPath: z.string() }),
  z.object({ type: z.literal('scene'), scene: sceneSchema }),
  /** The results for each possible hoop, in the order of the analysis's candidates. */
  z.object({ type: z.literal('choices'), choices: z.array(readingSchema) }),
  z.object({ type: z.literal('analysis'), analysis: analysisSchema }),
  /** The work was killed from outside: nothing is known about the video. */
  z.object({ type: z.literal('interrupted'), detail: z.string() }),
  z.object({ type: z.literal('failure'), code: z.enum(VIDEO_FAILURES), detail: z.string() }),
  /** The last message: the child waits to be killed. Used only by the process that runs it. */
  z.object({ type: z.literal('done') }),
]);
export type ChildMessage = z.infer<typeof messageSchema>;
