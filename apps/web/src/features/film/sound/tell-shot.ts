import type { FilmSettings } from './feedback.ts';
import { vibrate } from '../../../lib/device/vibrate.ts';

/** What was called, and the score with it. */
export interface ToldShot {
  readonly outcome: 'made' | 'missed';
  readonly made: number;
  readonly total: number;
}

/** Hertz and seconds, one after the other: up for made, one low tone for missed. */
const TONES = {
  made: [
    { hertz: 660, seconds: 0.12 },
    { hertz: 990, seconds: 0.22 },
  ],
  missed: [{ hertz: 196, seconds: 0.3 }],
  tick: [{ hertz: 440, seconds: 0.08 }],
} as const;
const VOLUME = 0.4;
/** Milliseconds on, off, on: told apart in a pocket. */
const VIBRATION = { made: [120], missed: [60, 80, 60] } as const;

/** "7 of 10", as the device says it aloud. */
const spokenScore = ({ made, total }: Pick<ToldShot, 'made' | 'total'>): string =>
  `${made} of ${total}`;

/** Tells shots to somebody who does not look at the screen: by tones, by the device's voice, by vibration. */
export class ShotTeller {
  #audio: AudioContext | null = null;

  /** Browsers only allow sound after a touch: called by the one that starts the count. */
  wake(): void {
    const Audio = globalThis.AudioContext as typeof AudioContext | undefined;
    if (Audio !== undefined) this.#audio ??= new Audio();
    void this.#audio?.resume();
  }

  /** A second of the countdown has gone. */
  tick({ sound }: FilmSettings): void {
    if (sound !== 'off') this.#play('tick');
  }

  tell(shot: ToldShot, { sound, vibrates }: FilmSettings): void {
    if (sound === 'tones') this.#play(shot.outcome);
    if (sound === 'voice') this.#say(spokenScore(shot));
    // Not every browser can.
    if (vibrates) vibrate([...VIBRATION[shot.outcome]]);
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = null;
  }

  #play(what: keyof typeof TONES): void {
    const audio = this.#audio;
    if (audio === null) return;
    let at = audio.currentTime;
    for (const { hertz, seconds } of TONES[what]) {
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
    // The newest score is the one that counts.
    voice.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = 'en';
    voice.speak(words);
  }
}
