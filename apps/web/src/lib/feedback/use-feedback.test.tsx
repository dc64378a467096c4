import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../shot-log/logged-shot.ts';
import { keepCountSettings } from './settings.ts';
import type { PhonePlace } from './tell-shot.ts';
import { useFeedback } from './use-feedback.ts';

const said: string[] = [];
const felt: number[][] = [];
let played = 0;

beforeEach(() => {
  localStorage.clear();
  [said.length, felt.length, played] = [0, 0, 0];
  vi.useFakeTimers();
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => said.push(text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const vibrate = { value: (pattern: number[]) => felt.push(pattern) };
  vi.stubGlobal('navigator', Object.create(navigator, { vibrate }) as Navigator);
  const node = { connect: () => node, gain: { setTargetAtTime: () => undefined } };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
  );
  vi.stubGlobal('GainNode', class { connect = node.connect; gain = node.gain; }); // prettier-ignore
  vi.stubGlobal('OscillatorNode', class { connect = () => node; start = () => played++; stop = () => undefined; }); // prettier-ignore
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function counting(start: readonly (Outcome | null)[], phone: PhonePlace = 'in_hand') {
  const bests = [{ kind: 'makes_in_a_row', value: 3 }] as const;
  const hook = renderHook(
    ({ outcomes }: { outcomes: readonly (Outcome | null)[] }) =>
      useFeedback({ outcomes, bests, phone }),
    { initialProps: { outcomes: start } },
  );
  return {
    now: () => hook.result.current,
    become: (outcomes: readonly (Outcome | null)[]) => {
      hook.rerender({ outcomes });
    },
  };
}

const choose = (sound: 'voice' | 'tones' | 'off', vibrates = true) => {
  keepCountSettings({ sound, vibrates, countdown: 5, sendsClips: false });
};

test('the voice says the score with its call-out', () => {
  choose('voice');
  const count = counting(['made', 'missed']);
  count.become(['made', 'missed', 'made']);
  count.become(['made', 'missed', 'made', 'made']);
  count.become(['made', 'missed', 'made', 'made', 'made']);
  count.become(['made', 'missed', 'made', 'made', 'made', 'made']);
  expect(said).toEqual([
    '2 of 3',
    '3 of 4',
    '4 of 5. 3 in a row',
    '5 of 6. Personal best: 4 in a row',
  ]);
});

test('a shot is announced once, and not at all after its removal', () => {
  choose('voice');
  const count = counting(['made', 'made']);
  count.become(['made', null]);
  count.become(['made']);
  expect(said).toEqual([]);
  expect(felt).toEqual([]);
  count.become(['made', 'missed']);
  expect(said).toEqual(['1 of 2']);
});

test.each<[PhonePlace, number[][]]>([
  ['in_hand', [[30], [30, 60, 30]]],
  ['on_tripod', [[120], [60, 80, 60]]],
])('vibration of a phone %s', (phone, patterns) => {
  choose('off');
  const count = counting([], phone);
  count.become(['made']);
  count.become(['made', 'missed']);
  expect(felt).toEqual(patterns);
  expect(said).toEqual([]);
});

test('tones need a touch first, and sound off stays silent', () => {
  choose('tones', false);
  const count = counting([]);
  count.become(['made']);
  expect(played).toBe(0);
  count.now().wake();
  count.become(['made', 'made']);
  expect(played).toBe(2);
  act(() => {
    count.now().choose({ ...count.now().settings, sound: 'off' });
  });
  count.become(['made', 'made', 'missed']);
  expect(played).toBe(2);
  expect(felt).toEqual([]);
});

test('a call-out shows for two seconds, or until the next shot', () => {
  choose('off');
  const count = counting(['made', 'made']);
  count.become(['made', 'made', 'made']);
  expect(count.now().callOut).toBe('3 in a row');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(count.now().callOut).toBeNull();
  count.become(['made', 'made', 'made', 'made']);
  expect(count.now().callOut).toBe('Personal best: 4 in a row');
  count.become(['made', 'made', 'made', 'made', 'missed']);
  expect(count.now().callOut).toBeNull();
});
