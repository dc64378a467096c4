import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as contract from '@hooplog/contract';
import { notifications } from '../database/schema/notifications.ts';
import { goals } from '../database/schema/statistics.ts';
import { webhooks } from '../database/schema/webhooks.ts';
import { videos } from '../database/schema/workouts.ts';
import { photoKey } from '../services/photos/keys.ts';
import type { StorageKey } from '../storage/storage.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { COUNTED_VIDEO } from '../testing/counted-video.ts';
import { EMPTY_EXPORT, runImport, takenImport } from '../testing/send-import.ts';
import { uploadedVideo } from '../testing/test-videos.ts';
import type { World } from './roles.ts';

export const WORKOUT = {
  workout: { workoutDate: '2026-06-15T12:00:00Z', totalShots: 2, made: 1, missed: 1 },
  shotData: [],
};

export const MANUAL_WORKOUT = {
  workoutDate: '2026-06-15',
  exercises: [{ exerciseType: 'Shooting' as const, duration: 10 }],
};

export async function workout({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.createWorkout, { body: WORKOUT })).id;
}

export async function manualWorkout({ people }: World): Promise<string> {
  const body = MANUAL_WORKOUT;
  return (await people.owner.client.call(contract.createManualWorkout, { body })).id;
}

export async function trashed(world: World): Promise<string> {
  const id = await workout(world);
  await world.people.owner.client.call(contract.deleteWorkout, { params: { id } });
  return id;
}

/** There is one goal of each kind, so an earlier one is deleted. */
export async function goal({ server, people }: World): Promise<string> {
  await server.context.database.delete(goals);
  const body = { kind: 'makes' as const, target: 5 };
  return (await people.owner.client.call(contract.createGoal, { body })).id;
}

/** Names must be unique. */
export const newApiToken = () => ({ name: randomUUID(), scope: 'read' as const });

export async function apiToken({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.createApiToken, { body: newApiToken() })).id;
}

/** The answer of a browser to somebody else's challenge. */
export const forgedPasskey = () =>
  new Authenticator('http://localhost').create({
    challenge: 'AAAA',
    rp: { id: 'localhost' },
    user: { id: 'AAAA' },
  });

export async function passkey({ people }: World): Promise<string> {
  const { client } = people.owner;
  const body = new Authenticator('http://localhost').create(
    await client.call(contract.startPasskey),
  );
  return (await client.call(contract.addPasskey, { body })).id;
}

export const newAddress = () => `https://script.example.com/${randomUUID()}`;

/** There is one at a time, so an earlier one is deleted. */
export async function webhook({ server, people }: World): Promise<string> {
  await server.context.database.delete(webhooks);
  return (await people.owner.client.call(contract.createWebhook, { body: { url: newAddress() } }))
    .id;
}

/** An entry of the owner's inbox. */
export async function notification({ server, people }: World): Promise<string> {
  const values = {
    userId: people.owner.user.id,
    kind: 'badge_earned',
    about: randomUUID(),
  } as const;
  const [row] = await server.context.database.insert(notifications).values(values).returning();
  if (row === undefined) throw new Error('No row came back');
  return row.id;
}

/** Four court marks of a picture. */
export const COURT_MARKS: contract.PlaceCalibration['court'] = [
  { image: [100, 400], court: [-6, 13.75] },
  { image: [500, 400], court: [6, 13.75] },
  { image: [200, 300], court: [-6, -5.25] },
  { image: [420, 300], court: [6, -5.25] },
];

export const newPlace = () => ({
  name: randomUUID(),
  width: 640,
  height: 480,
  calibration: {
    rim: { cx: 320, cy: 120, rx: 30, ry: 12 },
    court: COURT_MARKS,
    lines: 'nba' as const,
  },
});

export async function place({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.createPlace, { body: newPlace() })).id;
}

let drills = 0;
/** Each has another name. */
export const newDrill = () => ({ key: `own-f5x2-1e0p-Drill${++drills}` });

export async function drill({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.createOwnDrill, { body: newDrill() })).id;
}

export async function message({ people }: World): Promise<string> {
  const body = { content: 'Hello' };
  return (await people.owner.client.call(contract.createMessage, { body })).id;
}

/** A finished import: only a few may be in progress. */
export async function ownImport({ server, people }: World): Promise<string> {
  const { id } = await takenImport(people.owner, EMPTY_EXPORT);
  await runImport(server, id);
  return id;
}

/** A video that waits for its file. */
export async function emptyVideo({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.createVideoUpload)).videoId;
}

/** An uploaded video that was not analysed. */
export const video = ({ people }: World): Promise<string> => uploadedVideo(people.owner.client);

/** Counted on the owner's device, so its file is not here. */
export async function countedVideo({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO })).id;
}

async function store({ server }: World, key: StorageKey): Promise<string> {
  await server.context.storage.put(key, Readable.from([Buffer.from('0123456789')]));
  return `${key.folder}/${key.name}`;
}

/** An analysed video with a rendition and a poster. */
export async function analysedVideo(world: World): Promise<string> {
  const folder = randomUUID();
  const renditionKey = await store(world, { folder, name: 'rendition' });
  const posterKey = await store(world, { folder, name: 'poster' });
  const [row] = await world.server.context.database
    .insert(videos)
    .values({
      userId: world.people.owner.user.id,
      storageKey: renditionKey,
      state: 'analysed',
      renditionKey,
      posterKey,
    })
    .returning();
  if (row === undefined) throw new Error('No row came back');
  return row.id;
}

export async function photo(world: World): Promise<string> {
  const id = randomUUID();
  await store(world, photoKey(id));
  return id;
}

/** The secret in the address of the owner's calendar feed. */
export async function feedToken({ people }: World): Promise<string> {
  const { url } = await people.owner.client.call(contract.createCalendarFeed);
  return /feed\/([^/?]+)/.exec(url ?? '')?.[1] ?? '';
}

/** A link of the owner's session. */
export async function deviceLink({ people }: World): Promise<string> {
  return (await people.owner.client.call(contract.createDeviceLink)).id;
}

/** Another session of the owner. */
export async function session({ server, people }: World): Promise<string> {
  await server.signIn(people.owner.user.email);
  const sessions = await people.owner.client.call(contract.listSessions);
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
}
