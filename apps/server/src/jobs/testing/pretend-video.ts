import { courtKindSchema, courtMarksSchema, rimSchema } from '@hooplog/contract';
import { z } from 'zod';

/** The script of a fake analysis, stored in the uploaded file itself. */
const pretendedSchema = z.object({
  steps: z.int().default(2),
  stepMs: z.int().default(0),
  shots: z.array(z.enum(['made', 'missed'])).default(['made', 'made', 'missed']),
  durationSeconds: z.number().default(60),
  /** The rim and court that it finds; with a court, shots are located by the feet, as in vision. */
  rim: rimSchema.default({ cx: 300, cy: 80, rx: 20, ry: 7 }),
  court: z.object({ marks: courtMarksSchema, lines: courtKindSchema }).nullable().default(null),
  feet: z.array(z.object({ x: z.number(), y: z.number() })).default([]),
  /** Another possible hoop with its shots: the fake is then in doubt and asks. */
  otherHoop: z
    .object({ rim: rimSchema, shots: z.array(z.enum(['made', 'missed'])) })
    .nullable()
    .default(null),
  /** The child ends itself silently. */
  crash: z.boolean().default(false),
  /** The child is killed, as by a system out of memory. */
  killed: z.boolean().default(false),
});
/** The options of a test, and the same with defaults filled in. */
export type Pretended = z.input<typeof pretendedSchema>;
export type Pretending = z.output<typeof pretendedSchema>;

const SIGNATURE = '\0\0\0\x18ftypisom\0\0\x02\0isommp41';
/** The last box of the file, ignored by players, which holds the script. */
const BOX = 'free';
const startOf = (file: string): number => file.lastIndexOf(`${BOX}{`);

/**
 * Looks like an MP4 by its first bytes and holds the script for `pretend-analysis`. If a film is given, it is
 * that film and plays.
 */
export function pretendVideo(pretended: Pretended = {}, film?: Buffer): Buffer {
  const box = Buffer.from(BOX + JSON.stringify(pretended), 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(size.length + box.length);
  return Buffer.concat([film ?? Buffer.from(SIGNATURE, 'latin1'), size, box]);
}

export function readPretended(file: string): Pretending {
  return pretendedSchema.parse(JSON.parse(file.slice(startOf(file) + BOX.length)));
}

/** Whether the file can be played. */
export const isFilm = (file: string): boolean => startOf(file) > SIGNATURE.length + 4;
