import { z } from 'zod';

/** "30000/1001" → 29.97; "0/0" → 0. */
const ratio = z.string().transform((text) => {
  const [over = 0, under = 0] = text.split(/[/:]/).map(Number);
  return under > 0 ? over / under : 0;
});

const seconds = z.coerce.number().nonnegative().catch(0);

const stream = z.object({
  index: z.int(),
  /** "0x1": the number of the track in MP4 files. */
  id: z.coerce.number().nullable().catch(null),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.int().catch(0),
  height: z.int().catch(0),
  pix_fmt: z.string().optional(),
  sample_aspect_ratio: ratio.catch(0),
  avg_frame_rate: ratio.catch(0),
  r_frame_rate: ratio.catch(0),
  duration: seconds,
  nb_frames: z.coerce.number().nonnegative().catch(0),
  color_space: z.string().optional(),
  color_transfer: z.string().optional(),
  color_primaries: z.string().optional(),
  disposition: z.object({ attached_pic: z.int(), default: z.int().catch(0) }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});

/** The part of the output of `ffprobe -of json` that is used here. */
export const ffprobeReport = z.object({
  streams: z.array(stream).default([]),
  format: z
    .object({ duration: seconds, start_time: z.coerce.number().catch(0) })
    .default({ duration: 0, start_time: 0 }),
});

export type FfprobeReport = z.infer<typeof ffprobeReport>;
export type FfprobeStream = z.infer<typeof stream>;
