import { courtKindSchema, courtMarksSchema, rimSchema } from '@hooplog/contract';
import { z } from 'zod';

/** How a pretended analysis goes. The file that is uploaded says it itself. */
const pretendedSchema = z.object({
  steps: z.int().default(2),
  stepMs: z.int().default(0),
  shots: z.array(z.enum(['made', 'missed'])).default(['made', 'made', 'missed']),
  durationSeconds: z.number().default(60),
  /** The ring that it finds, and the court; with one, shots are placed by where feet were seen, as vision does it. */
  rim: rimSchema.default({ cx: 300, cy: 80, rx: 20, ry: 7 }),
  court: z.object({ marks: courtMarksSchema, lines: courtKindSchema }).nullable().default(null),
  feet: z.array(z.object({ x: z.number(), y: z.number() })).default([]),
  /** Another ring that may be the hoop, and its shots: with one the program is in doubt, and asks. */
  otherHoop: z
    .object({ rim: rimSchema, shots: z.array(z.enum(['made', 'missed'])) })
    .nullable()
    .default(null),
  /** The child ends itself without a word. */
  crash: z.boolean().default(false),
  /** It is killed, as by a system that has no memory left. */
  killed: z.boolean().default(false),
});
/** What a test says of it, and the same with all that it leaves open. */
export type Pretended = z.input<typeof pretendedSchema>;
export type Pretending = z.output<typeof pretendedSchema>;

const SIGNATURE = '\0\0\0\x18ftypisom\0\0\x02\0isommp41';
/** The last box of the file, which players pass over, with the object in it. */
const BOX = 'free';
const startOf = (file: string): number => file.lastIndexOf(`${BOX}{`);

/**
 * Looks like an MP4 by its first bytes and holds what `pretend-analysis` is to do. With a film it is that film, and
 * plays.
 */
export function pretendVideo(pretended: Pretended = {}, film?: Buffer): Buffer {
  const told = Buffer.from(BOX + JSON.stringify(pretended), 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(size.length + told.length);
  return Buffer.concat([film ?? Buffer.from(SIGNATURE, 'latin1'), size, told]);
}

export function readPretended(file: string): Pretending {
  return pretendedSchema.parse(JSON.parse(file.slice(startOf(file) + BOX.length)));
}

/** Whether the file plays. */
export const isFilm = (file: string): boolean => startOf(file) > SIGNATURE.length + 4;
