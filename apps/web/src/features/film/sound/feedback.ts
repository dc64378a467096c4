import { z } from 'zod';

/** What is heard after a shot. */
export const SOUNDS = ['voice', 'tones', 'off'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Seconds to walk to one's spot after the tap. */
export const COUNTDOWNS = [0, 5, 10] as const;

const settingsSchema = z.object({
  sound: z.enum(SOUNDS),
  vibrates: z.boolean(),
  countdown: z.literal(COUNTDOWNS),
  /** Whether the clips of the shots go to the server, too. */
  sendsClips: z.boolean().default(false),
});

/** How this device is filmed with. */
export type FilmSettings = z.output<typeof settingsSchema>;

const USUAL: FilmSettings = { sound: 'tones', vibrates: true, countdown: 5, sendsClips: false };
const KEY = 'hooplog.filming';

/** What was chosen on this device; it belongs to the device, not to who uses it. */
export function readFilmSettings(): FilmSettings {
  try {
    return settingsSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return USUAL;
  }
}

/** Keeps the choice; where storage is forbidden it lasts as long as the page. */
export function keepFilmSettings(settings: FilmSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is kept here.
  }
}
