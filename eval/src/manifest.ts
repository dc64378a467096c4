import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BALL_SIZES, parseZoneId, RIM_HEIGHT_RANGE } from '@hooplog/domain';
import { z } from 'zod';

const rim = z.object({
  cx: z.number(),
  cy: z.number(),
  rx: z.number().positive(),
  ry: z.number().positive(),
});

const pair = z.tuple([z.number(), z.number()]);

const zone = z.string().transform((text, context) => {
  const id = parseZoneId(text);
  if (id) return id;
  context.addIssue(`unknown zone ${text}`);
  return z.NEVER;
});

/** Free-text remarks: unexpected content must not invalidate a manifest. */
const words = z.string().nullish().catch(null);

const trueShot = z.looseObject({
  /** Null if the release is out of view. */
  releaseSeconds: z.number().nullable(),
  /** Null in clips that hold one attempt without a labelled moment. */
  rimSeconds: z.number().nullable(),
  outcome: z.enum(['made', 'missed']),
  zone: zone.nullable(),
  /** Feet; the shooter's position. */
  court: pair.nullish().catch(null),
  /** In words: swish, off the back rim … */
  how: words,
  /**
   * Only for renderings: seconds from hand to rim or board, feet above the floor, degrees below the
   * horizontal at the rim.
   */
  flight: z
    .object({
      ...{ seconds: z.number(), apexFeet: z.number(), entryDegrees: z.number().nullable() },
      viewDegrees: z.number().default(0),
      ...{
        longFeet: z.number().nullable().default(null),
        rightFeet: z.number().nullable().default(null),
      },
    })
    .optional(),
});

const clip = z.looseObject({
  file: z.string(),
  kind: z.enum(['scene', 'rim']),
  /** Pixels of the displayed video. */
  rim: rim.nullable().default(null),
  court: z
    .array(z.object({ image: pair, court: pair }))
    .nullable()
    .default(null),
  speed: z.enum(['normal', 'fast', 'slow']),
  /** A finer name for the kind of footage, when the folder has several. */
  set: z.string().optional(),
  place: z.string().optional(),
  /** In words: static, hand-held … */
  camera: words,
  /** Special properties of the footage; only for renderings. */
  conditions: z.array(z.string()).nullish().catch(null),
  /** The side from which the hoop is seen. */
  view: words,
  /** Present unless they are a ring at 10 ft and a ball of size 7; passed to the analysis like a player's entry. */
  equipment: z
    .object({
      rimHeight: z.number().min(RIM_HEIGHT_RANGE.min).max(RIM_HEIGHT_RANGE.max),
      ballSize: z.literal(BALL_SIZES),
    })
    .optional(),
  shots: z.array(trueShot),
  /** Events that may be mistaken for a shot; only for renderings. */
  falseAttempts: z.array(z.object({ seconds: z.number(), how: z.string() })).optional(),
});

/** `clips.json`: the truth of the videos beside it. Further fields are allowed. */
export const manifestSchema = z.looseObject({ clips: z.array(clip) });

export type ManifestClip = z.infer<typeof clip>;
export type TrueShot = z.infer<typeof trueShot>;

/** Reads the manifest of a folder of labelled clips. */
export async function readManifest(folder: string): Promise<readonly ManifestClip[]> {
  const text = await readFile(join(folder, 'clips.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text)).clips;
}
