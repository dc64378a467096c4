import { locale } from '@hooplog/language';

interface Heard {
  readonly resultIndex: number;
  readonly results: ArrayLike<{ readonly isFinal: boolean; readonly 0?: { transcript: string } }>;
}

/** The used part of the browser's SpeechRecognition, which TypeScript does not declare. */
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

/** Whether this browser can recognise speech. */
export function canListen(): boolean {
  return recognitionMaker() !== undefined;
}

/** Errors that end recognition: the microphone is denied or missing, or speech recognition is unavailable. */
const FATAL: readonly string[] = [
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
];

/**
 * The language tag for recognisers: they expect a region, and know neither scripts nor "Latin America".
 * @returns "de-AT" unchanged, "de-DE" for "de"
 */
export function spokenLanguage(reader: string): string {
  const { language: spoken, region = '' } = new Intl.Locale(reader);
  const country = /^[A-Z]{2}$/.test(region) ? region : new Intl.Locale(spoken).maximize().region;
  return country === undefined ? spoken : `${spoken}-${country}`;
}

interface Listening {
  /** Called with each stretch of speech once its words are final. */
  readonly onHeard: (words: string) => void;
  /** Recognition has failed for good. */
  readonly onFailed: () => void;
}

/** Listens until the returned function is called. Browsers end recognition after some silence, so it is restarted. */
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
