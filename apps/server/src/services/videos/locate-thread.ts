// The thread of `locateApart`; its input is what the analysis stored.
import { parentPort, workerData } from 'node:worker_threads';
import { locateShots } from '@hooplog/vision';
import type { Scene } from '@hooplog/vision';

const { scene, rimSeconds } = workerData as { scene: Scene; rimSeconds: readonly number[] };
parentPort?.postMessage(locateShots(scene, rimSeconds));
