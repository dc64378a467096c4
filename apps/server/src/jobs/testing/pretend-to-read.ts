import * as fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { messageSchema } from '../analysis/messages.ts';
import { runChild } from '../analysis/run-child.ts';
import { pretend } from './pretend-analysis.ts';
import { readPretended } from './pretend-video.ts';

const CHILD = fileURLToPath(new URL('./pretending-child.ts', import.meta.url));

/** Runs the fake in a process of its own, like a real analysis. */
export const pretendApart: typeof runChild = (task, options) =>
  runChild(task, { ...options, childMain: CHILD });

/**
 * Runs the fake in this process: starting another takes a second of CPU time, twice per film. Only fakes that
 * kill their process get one.
 */
export const pretendHere: typeof runChild = async (task, options) => {
  const { signal, onMessage } = options;
  signal.throwIfAborted();
  if (task.wanted !== 'reel') {
    const { crash, killed } = readPretended(await fs.readFile(task.inputPath, 'latin1'));
    if (crash || killed) return pretendApart(task, options);
  }
  await pretend(task, (message) => {
    signal.throwIfAborted();
    // Serialised, as if sent through a pipe.
    onMessage(messageSchema.parse(JSON.parse(JSON.stringify(message))));
  });
  signal.throwIfAborted();
  return { kind: 'finished' };
};
