import { FAILURES, SENTENCES, SUCCESSES } from '@hooplog/domain/specification';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkVideoFile } from '../../features/upload/check-video-file.ts';
import { aManualWorkout, aMessage, aUser, aWorkout, noStats } from '../../testing/fixtures.ts';
import { type Answer, type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import {
  aGroup,
  anInvitation,
  aNewInvitation,
  aReceivedInvitation,
  GROUP_ID,
} from '../../testing/squad-fixtures.ts';
import { aTeam, aTeamWithPeople } from '../../testing/team-fixtures.ts';
import {
  aVideo,
  button,
  COUNTED,
  emit,
  FakeEvents,
  press,
  reviewing,
  setUpVideoPages,
  VIDEO,
} from '../../testing/video-workout.ts';
import { FakeRequest } from '../../testing/fake-request.ts';
import { expectShown } from './shown.ts';

setUpVideoPages();
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
});

// Reports a failed server after the first failure.
vi.mock('../../features/upload/retry-delays.ts', () => ({ RETRY_DELAYS: [] }));

const made = (body: unknown): Answer => ({ status: 201, body });
const refused = (message: string): Answer => ({
  status: 409,
  body: { message, code: 'conflict', requestId: 'r1' },
});
/** Without a message from the server. */
const BROKEN: Answer = { status: 500 };
const NOBODY: Answer = {
  status: 401,
  body: { message: 'Unauthorized', code: 'unauthorized', requestId: 'r1' },
};

const GROUP = `/api/groups/${GROUP_ID}`;
const TEAM = `/api/teams/${aTeam().id}`;
const AROUND: Answers = {
  'GET /api/auth/user': ok(aUser()),
  'GET /api/stats': ok(noStats()),
  'GET /api/auth/sessions': ok([]),
  'GET /api/workouts/history': ok([]),
  'GET /api/videos': ok([]),
  'GET /api/goals': ok([]),
  'GET /api/groups': ok([]),
  'GET /api/teams': ok([]),
  'GET /api/messages': ok([aMessage(1)]),
  'GET /api/team-invitations': ok([]),
  'GET /api/invitations/pending': ok([]),
  'GET /api/invitations/pending/count': ok({ count: 0 }),
  'GET /api/invitations/open-link': ok(aReceivedInvitation()),
  [`GET ${GROUP}`]: ok(aGroup()),
  [`GET ${GROUP}/invitations`]: ok([anInvitation()]),
};
const open = (path: string, changes: Answers = {}) => renderApp(path, { ...AROUND, ...changes });
const COACH = { 'GET /api/auth/user': ok(aUser({ isCoach: 1 })) };
const NEW = { 'GET /api/auth/user': ok(aUser({ displayName: null, profileComplete: 0 })) };

async function chooseFilm(file: File, more: Answers = {}) {
  open('/upload', more);
  const input = await screen.findByLabelText('Workout video');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}
const FILM = new File(['film'], 'a.mp4', { type: 'video/mp4' });
const TICKET = { uploadURL: 'http://localhost/api/videos/1/content', videoId: VIDEO };

/** Uploads a film whose parts are answered with a status. */
async function send(upload: Answer, status = 204, process: Answer = BROKEN) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.answerBy([status]);
  await chooseFilm(FILM, {
    'POST /api/videos/resumable': upload,
    'POST /api/videos/process': process,
    [`GET /api/videos/${VIDEO}`]: ok(aVideo({ state: 'uploaded', workoutId: null })),
  });
  await press('Upload & Analyze');
}
async function saveCounted(answer: Answer, more: Answers = {}) {
  open('/upload', { 'POST /api/workouts': answer, ...more });
  await press('Start Tracking');
  await press('Add a made shot');
  await press('Save Workout');
}
async function logManual(answer: Answer) {
  open('/manual-workout', { 'POST /api/manual-workouts': answer });
  await press('Save Workout');
}
async function createTeam(answer: Answer) {
  open('/teams', { ...COACH, 'POST /api/teams': answer });
  await press('Create Team');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Team', hidden: true }));
  await userEvent.type(dialog.getByLabelText('Team Name'), 'Lions');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Team', hidden: true }));
}
async function createGroup(answer: Answer) {
  open('/groups', { 'POST /api/groups': answer });
  await press('Create Your First Squad');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Squad', hidden: true }));
  await userEvent.type(dialog.getByLabelText('Squad Name'), 'Lions');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Squad', hidden: true }));
}
async function switchCoachMode(answer: Answer) {
  open('/profile', { 'PATCH /api/user/coach-status': answer });
  await userEvent.click(await screen.findByRole('switch', { name: 'Coach Mode' }));
}
async function saveProfile(answer: Answer) {
  open('/profile/edit', { 'PATCH /api/user/profile': answer });
  await press('Save Changes');
}
async function say(answer: Answer) {
  open('/chat', { 'POST /api/messages': answer });
  await userEvent.type(await screen.findByPlaceholderText('Type a message...'), 'Hello');
  await press('Send message');
}
async function invite(answer: Answer) {
  open(`/groups/${GROUP_ID}?tab=invites`, { [`POST ${GROUP}/invitations`]: answer });
  await press('Create Invitation');
}
async function answerInvitation(name: string, call: string, answer: Answer) {
  open('/invite/open-link', { [`POST /api/invitations/open-link/${call}`]: answer });
  await press(name);
}
const openLink = (answer: Answer) =>
  open('/invite/open-link', { 'GET /api/invitations/open-link': answer });
async function editWorkout() {
  const path = `/api/workouts/${COUNTED.id}`;
  const edited = { ...COUNTED, source: 'manual', countedOn: null, videoId: null, shots: [] };
  open(`/workout/${COUNTED.id}`, { [`GET ${path}`]: ok(edited), [`PATCH ${path}`]: ok(edited) });
  await press('Edit');
  await press('Save Changes');
}

type Acts = readonly (() => unknown)[];
/** Triggers each failure, with one action for each possible message. */
const FAILING: Readonly<Record<keyof typeof FAILURES, Acts>> = {
  'Invalid video type': [
    () => chooseFilm(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' })),
  ],
  'Video too large': [
    () => {
      const huge = Object.defineProperty(new File([''], 'a.mp4', { type: 'video/mp4' }), 'size', {
        value: 524_288_001,
      });
      return chooseFilm(huge);
    },
  ],
  'Upload failure': [() => send(refused('Slow down')), () => send(made(TICKET), 500)],
  'Upload internal errors': [
    () => send(BROKEN),
    () => send(made(TICKET), 500),
    () => send(made(TICKET), 204, BROKEN),
  ],
  'Shot workout save failure': [
    () => saveCounted(refused('The database is away')),
    () => saveCounted(BROKEN),
  ],
  'Manual workout save failure': [
    () => logManual(refused('Too far back')),
    () => logManual(BROKEN),
  ],
  'Team creation failure': [
    () => createTeam(refused('Only coaches can create teams')),
    () => createTeam(BROKEN),
  ],
  'Coach status failure': [
    () => switchCoachMode(refused('Not now')),
    () => switchCoachMode(BROKEN),
  ],
  'Profile save failure': [() => saveProfile(refused('Not this name')), () => saveProfile(BROKEN)],
  'Message send failure': [() => say(BROKEN)],
  'Group creation failure': [() => createGroup(BROKEN)],
  'Invitation creation failure': [() => invite(BROKEN), () => invite(refused('Too many'))],
  'Accept failure': [() => answerInvitation('Accept & Join', 'accept', BROKEN)],
  'Decline failure': [() => answerInvitation('Decline', 'decline', BROKEN)],
  'Workout fetch failure': [
    () => open(`/workout/${COUNTED.id}`, { [`GET /api/workouts/${COUNTED.id}`]: BROKEN }),
  ],
  'Heat map fetch failure': [() => open('/heatmap', { 'GET /api/heatmap': BROKEN })],
  'Team players fetch failure': [
    () =>
      open(`/teams/${aTeam().id}`, {
        ...COACH,
        [`GET ${TEAM}`]: ok(aTeamWithPeople()),
        [`GET ${TEAM}/players`]: BROKEN,
      }),
  ],
  'Shot save with no shots': [],
};

const SAYING: Readonly<Record<keyof typeof SENTENCES, Acts>> = {
  Unauthorized: [() => open('/heatmap', { 'GET /api/auth/user': NOBODY })],
  'Invalid Invitation': [() => openLink({ ...refused('Invitation not found'), status: 404 })],
  'Invitation Already Processed': [() => openLink(ok(aReceivedInvitation({ status: 'declined' })))],
  'Invitation Expired': [() => openLink(ok(aReceivedInvitation({ status: 'expired' })))],
};

const SAVED = made({ ...COUNTED, id: aWorkout(2).id, source: 'manual', countedOn: null });
const SUCCEEDING: Readonly<Record<keyof typeof SUCCESSES, Acts>> = {
  'Upload successful!': [
    () =>
      send(made(TICKET), 204, { status: 202, body: aVideo({ state: 'queued', workoutId: null }) }),
  ],
  'AI Analysis Complete!': [
    async () => {
      FakeEvents.latest = null;
      const queued = aVideo({ state: 'queued', progress: 0, workoutId: null });
      renderApp(`/video/${VIDEO}`, reviewing({ [`GET /api/videos/${VIDEO}`]: ok(queued) }));
      await waitFor(() => {
        expect(FakeEvents.latest?.listeners.has('video')).toBe(true);
      });
      emit(aVideo());
    },
  ],
  'Workout Saved!': [() => saveCounted(SAVED)],
  'Workout saved successfully!': [editWorkout],
  'Workout logged!': [() => logManual(made(aManualWorkout(1)))],
  'Achievement Unlocked': [
    async () => {
      const badge = { name: 'First Bucket', description: 'Take your first shot' };
      const answered = {
        ...badge,
        id: aWorkout(3).id,
        type: 'milestone',
        requirement: 1,
        icon: 'Medal',
        createdAt: aWorkout(3).createdAt,
      };
      await saveCounted(SAVED, {
        'POST /api/achievements/check': ok({ newAchievements: [answered] }),
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    },
  ],
  'Team created': [() => createTeam(made(aTeam()))],
  'Account type updated': [() => switchCoachMode(ok(aUser({ isCoach: 1 })))],
  'Profile completed': [
    async () => {
      open('/profile/setup', { ...NEW, 'PATCH /api/user/profile': ok(aUser()) });
      await userEvent.type(await screen.findByLabelText('Display Name'), 'Maya');
      await press('Complete Profile');
    },
  ],
  'Profile updated': [() => saveProfile(ok(aUser()))],
  'Group created': [() => createGroup(made(aGroup()))],
  'Invitation created': [() => invite(made(aNewInvitation()))],
  'Link copied': [
    async () => {
      open(`/groups/${GROUP_ID}?tab=invites`);
      const copy = await button('Copy Link');
      const writeText = () => Promise.resolve();
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
      await userEvent.click(copy);
    },
  ],
  'Invitation accepted': [
    () => answerInvitation('Accept & Join', 'accept', ok(aReceivedInvitation())),
  ],
  'Invitation declined': [() => answerInvitation('Decline', 'decline', ok(aReceivedInvitation()))],
};

describe.each([
  ['failures', FAILURES, FAILING],
  ['sentences', SENTENCES, SAYING],
  ['successes', SUCCESSES, SUCCEEDING],
] as const)('%s', (_, catalogue, acts: Readonly<Record<string, Acts>>) => {
  const rows = Object.entries(catalogue).flatMap(([name, { shows }]) =>
    shows.map((texts, index) => ({ name, texts, act: acts[name]?.[index] })),
  );
  it.each(rows)('$name: $texts', async ({ texts, act }) => {
    expect(act).toBeDefined();
    await act?.();
    await expectShown(texts);
  });
});

it('a film that is too large is reported where the server would have to take it', () => {
  const film = { type: 'video/mp4', size: 524_288_001 };
  expect(checkVideoFile(film, false)?.title).toBe('File too large');
  expect(checkVideoFile({ ...film, size: 524_288_000 }, false)).toBeNull();
});
