import { locale } from '@hooplog/language';

interface Heard {
  readonly resultIndex: number;
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly 0?: { transcript: string } }>;
}

/** What is used of the browser's SpeechRecognition; TypeScript knows none. */
interface Recognition {
  continuous: boolean;
  lang: string;
  onresult: ((event: Heard) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  start(): void;
  abort(): void;
}
type RecognitionMaker = new () => Recognition;

interface SpeechWindow {
  readonly SpeechRecognition?: RecognitionMaker;
  readonly webkitSpeechRecognition?: RecognitionMaker;
}

function recognitionMaker(): RecognitionMaker | undefined {
  const page: SpeechWindow = window as SpeechWindow;
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}

/** Whether this browser understands speech. */
export function canListen(): boolean {
  return recognitionMaker() !== undefined;
}

/** It cannot go on after these: the microphone is denied or missing, or speech is not understood here. */
const FATAL: readonly string[] = [
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
];

/**
 * What recognisers take for a reader's locale: they know countries, and neither scripts nor "Latin America".
 *
 * @returns "de-AT" as it is, "de-DE" for "de"
 */
export function spokenLanguage(reader: string): string {
  const { language: spoken, region = '' } = new Intl.Locale(reader);
  const country = /^[A-Z]{2}$/.test(region) ? region : new Intl.Locale(spoken).maximize().region;
  return country === undefined ? spoken : `${spoken}-${country}`;
}

interface Listening {
  /** Each stretch of speech, once its words are settled. */
  readonly onHeard: (words: string) => void;
  /** It cannot listen any more. */
  readonly onFailed: () => void;
}

/** Listens until the answer is called. Browsers end a recognition after a while of silence: it is started again. */
export function listen({ onHeard, onFailed }: Listening): () => void {
  const Recognition = recognitionMaker();
  if (Recognition === undefined) {
    onFailed();
    return () => undefined;
  }
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.lang = spokenLanguage(locale());
  recognition.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      if (result.isFinal) onHeard(result[0]?.transcript ?? '');
    }
  };
  const stop = () => {
    recognition.onend = null;
    recognition.onerror = null;
    recognition.abort();
  };
  recognition.onend = () => {
    recognition.start();
  };
  recognition.onerror = ({ error }) => {
    if (!FATAL.includes(error)) return;
    stop();
    onFailed();
  };
  recognition.start();
  return stop;
}
