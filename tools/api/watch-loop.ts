// Preloaded into the API's process: measures how long the event loop is blocked.

import { type Stall, START, STOP } from './messages.ts';

const TICK_MS = 1;
const BYTES_A_MEGABYTE = 1024 * 1024;

let since = performance.now();
let usage = process.threadCpuUsage();
let stall: Stall = { longest: 0, longestWork: 0, memory: 0 };

function tick(): void {
  const now = performance.now();
  const { user, system } = process.threadCpuUsage(usage);
  stall = {
    longest: Math.max(stall.longest, now - since),
    longestWork: Math.max(stall.longestWork, (user + system) / 1000),
    memory: Math.max(stall.memory, process.memoryUsage.rss() / BYTES_A_MEGABYTE),
  };
  since = now;
  usage = process.threadCpuUsage();
}

setInterval(tick, TICK_MS).unref();

process.on('message', (message) => {
  tick();
  if (message === START) stall = { longest: 0, longestWork: 0, memory: 0 };
  if (message === STOP) process.send?.({ stall });
});
