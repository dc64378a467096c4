import { locale, t } from '@hooplog/language';
import { vibrate } from '../device/vibrate.ts';
import type { Outcome } from '../shot-log/logged-shot.ts';
import type { CountSettings } from './settings.ts';

/** Where the phone is during a count: in the player's hand, or on a tripod. */
export type PhonePlace = 'in_hand' | 'on_tripod';

/** A call with the score. */
export interface AnnouncedShot {
  readonly outcome: Outcome;
  readonly made: number;
  readonly total: number;
  /** A call-out; null for none. */
  readonly callOut: string | null;
}

/** Hertz and seconds, in sequence: rising for a make, one low tone for a miss, higher for a call-out. */
const TONES = {
  made: [
    [660, 0.12],
    [990, 0.22],
  ],
  missed: [[196, 0.3]],
  worthAWord: [
    [660, 0.1],
    [990, 0.1],
    [1320, 0.3],
  ],
  tick: [[440, 0.08]],
} as const;
const VOLUME = 0.4;
/** Milliseconds on, off, on: distinguishable in a pocket, and shorter in a hand, which feels more. */
const VIBRATION = {
  on_tripod: { made: [120], missed: [60, 80, 60] },
  in_hand: { made: [30], missed: [30, 60, 30] },
} as const satisfies Record<PhonePlace, unknown>;

/** The score as the device says it: "7 of 10", "7 of 10. 3 in a row" */
const spokenScore = ({ made, total, callOut }: AnnouncedShot): string =>
  callOut === null
    ? t('{made} of {total}', { made, total })
    : t('{made} of {total}. {callOut}', { made, total, callOut });

/** Announces shots to a player who does not look at the screen: by tones, the device's voice, or vibration. */
export class ShotAnnouncer {
  #audio: AudioContext | null = null;
  readonly #place: PhonePlace;

  constructor(place: PhonePlace) {
    this.#place = place;
  }

  /** Browsers allow sound only after a touch: call this from one. */
  wake(): void {
    const Audio = globalThis.AudioContext as typeof AudioContext | undefined;
    if (Audio !== undefined) this.#audio ??= new Audio();
    void this.#audio?.resume();
  }

  /** The sound of each second of the countdown. */
  tick({ sound }: CountSettings): void {
    if (sound !== 'off') this.#play('tick');
  }

  tell(shot: AnnouncedShot, { sound, vibrates }: CountSettings): void {
    if (sound === 'tones') this.#play(shot.callOut === null ? shot.outcome : 'worthAWord');
    if (sound === 'voice') this.#say(spokenScore(shot));
    // Not every browser can speak.
    if (vibrates) vibrate([...VIBRATION[this.#place][shot.outcome]]);
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = null;
  }

  #play(what: keyof typeof TONES): void {
    const audio = this.#audio;
    if (audio === null) return;
    let at = audio.currentTime;
    for (const [hertz, seconds] of TONES[what]) {
      const tone = new OscillatorNode(audio, { frequency: hertz, type: 'triangle' });
      const volume = new GainNode(audio, { gain: VOLUME });
      volume.gain.setTargetAtTime(0, at + seconds * 0.7, seconds * 0.1);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + seconds);
      at += seconds;
    }
  }

  #say(text: string): void {
    const voice = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    if (voice === undefined) return;
    // Only the newest score matters.
    voice.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = locale();
    voice.speak(words);
  }
}
