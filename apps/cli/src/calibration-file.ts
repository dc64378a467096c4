import { readFile } from 'node:fs/promises';
import type { GivenCalibration } from '@hooplog/vision';
import { z } from 'zod';
import { UsageError } from './cli-errors.ts';

const pair = z.tuple([z.number(), z.number()]);

/** `{"rim": {cx, cy, rx, ry} | null, "court": [{"image": [x, y], "court": [x, y]}…] | null}` */
const calibrationSchema = z.object({
  rim: z
    .object({
      cx: z.number(),
      cy: z.number(),
      rx: z.number().positive(),
      ry: z.number().positive(),
    })
    .nullable()
    .default(null),
  court: z
    .array(z.object({ image: pair, court: pair }))
    .nullable()
    .default(null),
});

/** Reads a calibration file: displayed pixels and court feet. */
export async function readCalibration(path: string): Promise<GivenCalibration> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(`The calibration file cannot be read: ${String(error)}`);
  });
  const parsed = calibrationSchema.safeParse(asJson(text));
  if (!parsed.success) {
    throw new UsageError(`The calibration file is not valid:\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('The calibration file is not JSON.');
  }
}
