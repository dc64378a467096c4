/** Sound after a shot: the score by the device’s voice, a tone, or nothing. */
export const SOUNDS = ['voice', 'tones', 'off'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Seconds to walk to the spot after the tap. */
export const COUNTDOWNS = [0, 5, 10] as const;

/** Settings for counting shots on this device, live and by hand. */
export interface CountSettings {
  readonly sound: Sound;
  readonly vibrates: boolean;
  /** Live count only. */
  readonly countdown: (typeof COUNTDOWNS)[number];
  /** Whether the clips of a live count are also sent to the server. */
  readonly sendsClips: boolean;
}

const USUAL: CountSettings = { sound: 'tones', vibrates: true, countdown: 5, sendsClips: false };
// The key dates from when only filming had settings.
const KEY = 'hooplog.filming';

/**
 * The valid parts of stored settings. Checked by hand: they are read before the page is drawn, and a schema would delay
 * that.
 */
function settingsIn(stored: Partial<Record<keyof CountSettings, unknown>>): CountSettings {
  const isSet = (name: 'vibrates' | 'sendsClips') =>
    typeof stored[name] === 'boolean' ? stored[name] : USUAL[name];
  return {
    sound: SOUNDS.find((sound) => sound === stored.sound) ?? USUAL.sound,
    vibrates: isSet('vibrates'),
    countdown: COUNTDOWNS.find((seconds) => seconds === stored.countdown) ?? USUAL.countdown,
    sendsClips: isSet('sendsClips'),
  };
}

/** The settings of this device; they belong to the device, not to its user. */
export function readCountSettings(): CountSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? settingsIn(stored) : USUAL;
  } catch {
    return USUAL;
  }
}

/** Stores the settings; if storage is forbidden they last as long as the page. */
export function keepCountSettings(settings: CountSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is forbidden.
  }
}
