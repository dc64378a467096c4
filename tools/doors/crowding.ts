import {
  createVideoUpload,
  createWorkout,
  getHealth,
  saveCountedVideo,
  streamVideoEvents,
} from '@hooplog/contract';
import { COUNTED_VIDEO } from '../../apps/server/src/testing/counted-video.ts';
import type { Player } from '../api/player.ts';

/** Requests this many event streams for one user at once, and returns how many were opened. */
export async function openStreams(address: string, player: Player, count: number) {
  const made = await player.send(createVideoUpload.method, createVideoUpload.path);
  const { videoId } = JSON.parse(made.text) as { videoId: string };
  const end = new AbortController();
  const statuses = await Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await fetch(address + streamVideoEvents.path.replace(':id', videoId), {
        headers: { cookie: player.cookie },
        signal: end.signal,
      });
      return answer.status;
    }),
  );
  end.abort();
  return statuses.filter((status) => status === 200).length;
}

const FEATURES = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, at / 7]));
const [SHOT] = COUNTED_VIDEO.shots;
/** About 700 KB of shots. */
const LARGE = JSON.stringify({
  ...COUNTED_VIDEO,
  shots: Array.from({ length: 900 }, (_, at) => ({ ...SHOT, rimSeconds: at, features: FEATURES })),
});
const SMALL = JSON.stringify({
  workout: { totalShots: 5, made: 3, missed: 2, workoutDate: new Date().toISOString() },
  shotData: [{ zone: 'zone_5_free_throw', made: 3, total: 5 }],
});

interface Crowding {
  readonly refused: number;
  /** Milliseconds of another user's slowest save in that time. */
  readonly othersWaited: number;
}

async function slowestOf(times: number, ask: () => Promise<unknown>): Promise<number> {
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const since = performance.now();
    await ask();
    slowest = Math.max(slowest, performance.now() - since);
  }
  return slowest;
}

/** One user sends many large bodies at once while another one saves. */
export async function crowdWithBodies(
  greedy: Player,
  other: Player,
  count: number,
): Promise<Crowding> {
  const sent = Array.from({ length: count }, () =>
    greedy.send(saveCountedVideo.method, saveCountedVideo.path, LARGE),
  );
  const othersWaited = await slowestOf(5, () =>
    other.send(createWorkout.method, createWorkout.path, SMALL),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  return { refused: statuses.filter((status) => status === 429).length, othersWaited };
}

/** One user sends many large pictures at once while another one sends a small one. */
export async function crowdWithPhotos(
  greedy: Player,
  other: Player,
  pictures: { readonly large: Buffer; readonly small: Buffer },
  count: number,
): Promise<Crowding> {
  const put = (player: Player, picture: Buffer) =>
    player.send('PUT', '/api/user/photo', picture, 'image/jpeg');
  const sent = Array.from({ length: count }, () => put(greedy, pictures.large));
  const othersWaited = await slowestOf(1, () => put(other, pictures.small));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  return { refused: statuses.filter((status) => status === 429).length, othersWaited };
}

/** Milliseconds of the slowest response to a caller at another address. */
export const answerTime = (player: Player): Promise<number> =>
  slowestOf(5, () => player.send(getHealth.method, getHealth.path));
