import { z } from 'zod';

/** How a pretended analysis goes. The file that is uploaded says it itself. */
const pretendedSchema = z.object({
  steps: z.int().default(2),
  stepMs: z.int().default(0),
  shots: z.array(z.enum(['made', 'missed'])).default(['made', 'made', 'missed']),
  /** The child ends itself without a word. */
  crash: z.boolean().default(false),
});
export type Pretended = z.input<typeof pretendedSchema>;

const SIGNATURE = '\0\0\0\x18ftypisom\0\0\x02\0isommp41';

/** Looks like an MP4 by its first bytes and holds what `pretend-analysis` is to do. */
export function pretendVideo(pretended: Pretended = {}): Buffer {
  return Buffer.from(SIGNATURE + JSON.stringify(pretended), 'latin1');
}

export function readPretended(file: string): z.output<typeof pretendedSchema> {
  return pretendedSchema.parse(JSON.parse(file.slice(SIGNATURE.length)));
}
