import { setTimeout as delay } from 'node:timers/promises';
import {
  createWorkout,
  getWorkout,
  importData,
  importSchema,
  listImports,
  type WorkoutDetails,
} from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import type { RunningApi } from './running-api.ts';
import { exportOf } from '../stalls/imports.ts';

const LOOK_EVERY_MS = 100;

/** A signed-in user, with a workout of the maximum number of shots. */
export class Player {
  readonly #api: RunningApi;
  readonly #cookies = new Map<string, string>();

  constructor(api: RunningApi) {
    this.#api = api;
  }

  get cookie(): string {
    return [...this.#cookies.values()].join('; ');
  }

  async send(method: string, path: string, body?: string | Buffer, type = 'application/json') {
    const answer = await fetch(this.#api.address + path, {
      method,
      redirect: 'manual',
      headers: {
        ...{ cookie: this.cookie, prefer: 'respond-async' },
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      this.#cookies.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return { status: answer.status, text };
  }

  async signIn(email: string): Promise<void> {
    await this.send('POST', '/api/auth/email/start', JSON.stringify({ email }));
    const { text } = await this.send('GET', this.#api.mailboxPath);
    const code = /\b\d{6}\b/.exec(text.slice(text.indexOf('<pre>')))?.[0];
    await this.send('POST', '/api/auth/email/verify', JSON.stringify({ email, code }));
  }

  /** The largest possible workout. */
  async train(): Promise<WorkoutDetails> {
    await this.send('POST', importData.path, exportOf(1, LIMITS.MAX_SINGLE_SHOTS));
    await this.untilImported();
    const { text } = await this.send('GET', createWorkout.path);
    const [workout] = JSON.parse(text) as [{ id: string }];
    const details = await this.send('GET', getWorkout.path.replace(':id', workout.id));
    return JSON.parse(details.text) as WorkoutDetails;
  }

  /** Waits until the worker has written everything that was accepted. */
  async untilImported(): Promise<void> {
    for (;;) {
      const { text } = await this.send('GET', listImports.path);
      const imports = z.array(importSchema).parse(JSON.parse(text));
      if (imports.every(({ state }) => state !== 'under_way')) return;
      await delay(LOOK_EVERY_MS);
    }
  }
}
