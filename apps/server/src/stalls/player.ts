import { createWorkout, getWorkout, type WorkoutDetails } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import type { RunningApi } from './running-api.ts';
import { exportOf } from './imports.ts';

/** Somebody who is signed in, with a workout of as many shots as a workout keeps. */
export class Player {
  readonly #api: RunningApi;
  #cookie = '';

  constructor(api: RunningApi) {
    this.#api = api;
  }

  async send(method: string, path: string, body?: string | Buffer, type = 'application/json') {
    const answer = await fetch(this.#api.address + path, {
      method,
      redirect: 'manual',
      headers: { cookie: this.#cookie, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    const [cookie] = answer.headers.getSetCookie();
    if (cookie?.startsWith('hooplog=') === true) this.#cookie = cookie.split(';', 1)[0] ?? '';
    return { status: answer.status, text };
  }

  async signIn(email: string): Promise<void> {
    await this.send('POST', '/api/auth/email/start', JSON.stringify({ email }));
    const { text } = await this.send('GET', '/mailbox');
    const code = /\b\d{6}\b/.exec(text.slice(text.indexOf('<pre>')))?.[0];
    await this.send('POST', '/api/auth/email/verify', JSON.stringify({ email, code }));
  }

  /** The largest workout there is. */
  async train(): Promise<WorkoutDetails> {
    await this.send('POST', '/api/import', exportOf(1, LIMITS.MAX_SINGLE_SHOTS));
    const { text } = await this.send('GET', createWorkout.path);
    const [workout] = JSON.parse(text) as [{ id: string }];
    const details = await this.send('GET', getWorkout.path.replace(':id', workout.id));
    return JSON.parse(details.text) as WorkoutDetails;
  }
}
