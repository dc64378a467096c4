/** What is heard after a shot: its score by the device’s voice, a tone, or nothing. */
export const SOUNDS = ['voice', 'tones', 'off'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Seconds to walk to one's spot after the tap. */
export const COUNTDOWNS = [0, 5, 10] as const;

/** How shots are counted on this device, live and by hand. */
export interface CountSettings {
  readonly sound: Sound;
  readonly vibrates: boolean;
  /** Of a live count. */
  readonly countdown: (typeof COUNTDOWNS)[number];
  /** Whether the clips of a live count go to the server, too. */
  readonly sendsClips: boolean;
}

const USUAL: CountSettings = { sound: 'tones', vibrates: true, countdown: 5, sendsClips: false };
// Named when only filming had settings.
const KEY = 'hooplog.filming';

/** What of a kept choice still means something. By hand: it is read before the page is drawn, which no schema holds up. */
function settingsIn(kept: Partial<Record<keyof CountSettings, unknown>>): CountSettings {
  const isSet = (name: 'vibrates' | 'sendsClips') =>
    typeof kept[name] === 'boolean' ? kept[name] : USUAL[name];
  return {
    sound: SOUNDS.find((sound) => sound === kept.sound) ?? USUAL.sound,
    vibrates: isSet('vibrates'),
    countdown: COUNTDOWNS.find((seconds) => seconds === kept.countdown) ?? USUAL.countdown,
    sendsClips: isSet('sendsClips'),
  };
}

/** What was chosen on this device; it belongs to the device, not to its user. */
export function readCountSettings(): CountSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? settingsIn(kept) : USUAL;
  } catch {
    return USUAL;
  }
}

/** Keeps the choice; where storage is forbidden it lasts as long as the page. */
export function keepCountSettings(settings: CountSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is kept here.
  }
}
