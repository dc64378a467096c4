import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Heard {
  readonly resultIndex: number;
  readonly results: readonly {
    readonly isFinal: boolean;
    readonly 0: { readonly transcript: string };
  }[];
}

/** A browser whose speech recognition hears what the test says. */
export function fakeRecogniser() {
  const running: Recogniser[] = [];
  class Recogniser {
    onresult: ((heard: Heard) => void) | null = null;
    onerror: ((failure: { readonly error: string }) => void) | null = null;

    start(): void {
      running.push(this);
    }

    abort(): void {
      running.splice(running.indexOf(this), 1);
    }
  }
  vi.stubGlobal('SpeechRecognition', Recogniser);
  return {
    isListening: () => running.length > 0,
    say: (transcript: string) => {
      act(() => {
        const results = [{ isFinal: true, 0: { transcript } }];
        running.at(-1)?.onresult?.({ resultIndex: 0, results });
      });
    },
    fail: () => {
      act(() => {
        running.at(-1)?.onerror?.({ error: 'not-allowed' });
      });
    },
  };
}
