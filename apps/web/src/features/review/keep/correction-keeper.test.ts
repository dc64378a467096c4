import type { UpdateWorkoutBody } from '@hooplog/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CorrectionKeeper } from './correction-keeper.ts';
import type { KeepState } from './keep-state.ts';

const OFFLINE = new Error('Failed to fetch');
const REFUSED = new Error('400');
const body = (notes: string): UpdateWorkoutBody => ({ shots: [], notes });

/** A keeper whose server gives the listed answers in turn, then accepts everything. */
function keeperBefore(...answers: (Error | Promise<void>)[]) {
  const sent: string[] = [];
  const states: KeepState[] = [];
  const drafts: (string | null)[] = [];
  const keeper = new CorrectionKeeper(body('as it was'), {
    send: async ({ notes }) => {
      sent.push(notes ?? '');
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      await answer;
    },
    isRefusal: (error) => error === REFUSED,
    onState: (state) => states.push(state),
    keepDraft: (draft) => drafts.push(draft?.notes ?? null),
  });
  return { keeper, sent, states, drafts };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('CorrectionKeeper', () => {
  test('sends nothing while nothing has changed', async () => {
    const { keeper, sent, states } = keeperBefore();
    keeper.note(body('as it was'));
    await pass(60_000);
    expect([sent, states]).toEqual([[], []]);
  });

  test('sends several quick corrections in one request, and deletes the draft once it arrived', async () => {
    const { keeper, sent, states, drafts } = keeperBefore();
    keeper.note(body('one'));
    keeper.note(body('two'));
    expect(drafts).toEqual(['one', 'two']);
    await pass(1000);
    expect(sent).toEqual(['two']);
    expect(states.at(-1)).toBe('kept');
    expect(drafts.at(-1)).toBeNull();
  });

  test('retries with the newest state until it arrives', async () => {
    const { keeper, sent, states, drafts } = keeperBefore(OFFLINE, OFFLINE);
    keeper.note(body('one'));
    await pass(1000);
    expect(states.at(-1)).toBe('waiting');
    keeper.note(body('two'));
    await pass(10_000);
    expect(sent).toEqual(['one', 'two', 'two']);
    expect([states.at(-1), drafts.at(-1)]).toEqual(['kept', null]);
  });

  test('sends at once when the connection is back', async () => {
    const { keeper, sent } = keeperBefore(OFFLINE, OFFLINE, OFFLINE, OFFLINE);
    keeper.note(body('one'));
    await pass(9000);
    expect(sent).toHaveLength(4);
    await pass(100);
    keeper.sendNow();
    await pass(0);
    expect(sent).toHaveLength(5);
  });

  test('does not retry what the server refuses, but sends the next correction', async () => {
    const { keeper, sent, states } = keeperBefore(REFUSED);
    keeper.note(body('one'));
    await pass(60_000);
    expect([sent, states.at(-1)]).toEqual([['one'], 'refused']);
    keeper.note(body('two'));
    await pass(1000);
    expect([sent, states.at(-1)]).toEqual([['one', 'two'], 'kept']);
  });

  test('sends one request at a time', async () => {
    const slow = Promise.withResolvers<undefined>();
    const { keeper, sent } = keeperBefore(slow.promise);
    keeper.note(body('one'));
    await pass(1000);
    keeper.note(body('two'));
    await pass(1000);
    expect(sent).toEqual(['one']);
    slow.resolve(undefined);
    await pass(0);
    expect(sent).toEqual(['one', 'two']);
  });

  test('sends nothing for an undone correction', async () => {
    const { keeper, sent, states, drafts } = keeperBefore();
    keeper.note(body('one'));
    keeper.note(body('as it was'));
    await pass(1000);
    expect([sent, states.at(-1), drafts.at(-1)]).toEqual([[], 'kept', null]);
  });

  test('flushing sends at once, even what the server has, and throws when it fails', async () => {
    const { keeper, sent } = keeperBefore(OFFLINE);
    await expect(keeper.flush()).rejects.toThrow(OFFLINE);
    keeper.note(body('one'));
    await keeper.flush();
    await pass(60_000);
    expect(sent).toEqual(['as it was', 'one']);
  });

  test('once closed, sends what is pending and ignores later changes', async () => {
    const { keeper, sent } = keeperBefore();
    keeper.note(body('one'));
    keeper.close();
    keeper.note(body('two'));
    await pass(60_000);
    expect(sent).toEqual(['one']);
  });
});
