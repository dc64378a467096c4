import type { LocalDay } from '@hooplog/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExercisesForm } from '../components/exercises/exercises-form.tsx';
import { startValues } from '../components/exercises/exercises-values.ts';
import { PlaceList } from '../features/court-marking/place-list.tsx';
import { WhenDialog } from '../components/workouts/when-dialog.tsx';
import { AskParent } from '../features/account/ask-parent.tsx';
import { DeleteAccountDialog } from '../features/account/delete-account-dialog.tsx';
import { parentalConsentQuery } from '../features/account/parental-consent-queries.ts';
import { GoalDialog } from '../features/dashboard/goals/goal-dialog.tsx';
import { DrillMaker } from '../features/drills/maker/drill-maker.tsx';
import { ChallengeDialog } from '../features/groups/challenges/challenge-dialog.tsx';
import { InviteForm } from '../features/groups/detail/invite-form.tsx';
import { SquadForm } from '../features/groups/squad-form.tsx';
import { ActDialog } from '../features/operator/act-dialog.tsx';
import { NewToken } from '../features/scripts/new-token.tsx';
import { NewWebhook } from '../features/scripts/new-webhook.tsx';
import { BothCodesStep } from '../features/profile/both-codes-step.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { CodeStep } from '../features/sign-in/code-step.tsx';
import { EmailStep } from '../features/sign-in/email-step.tsx';
import { AnnouncementDialog } from '../features/teams/announcements/announcement-dialog.tsx';
import { AssignmentDialog } from '../features/teams/assignments/assignment-dialog.tsx';
import { RenameTeamDialog } from '../features/teams/name-dialog.tsx';
import { NoteForm } from '../features/teams/player/note-form.tsx';
import { InviteCard } from '../features/teams/team/invite-card.tsx';
import { EditWorkout } from '../features/workout-details/edit-workout.tsx';
import { currentUserQuery } from '../lib/queries/current-user.ts';
import { placesQuery } from '../lib/queries/places.ts';
import { aUser } from '../testing/fixtures.ts';
import { aGroup } from '../testing/squad-fixtures.ts';
import { aTeamWithPeople } from '../testing/team-fixtures.ts';
import { COUNTED } from '../testing/video-workout.ts';

const TODAY = '2026-11-27' as LocalDay;
const MOMENT = { workoutDate: '2026-11-20T18:05:00.000Z', localDay: '2026-11-20' };
const PLACE = {
  id: '01900000-0000-7000-8000-000000000b01',
  ...{ name: 'Driveway', width: 1920, height: 1080 },
  ...{
    calibration: { rim: { cx: 9, cy: 9, rx: 4, ry: 2 }, court: [], lines: 'nba' as const },
  },
  usedAt: MOMENT.workoutDate,
};
const nothing = () => undefined;
const nobody = () => Promise.resolve();

interface FormCase {
  readonly form: ReactNode;
  /** The button that opens the form. */
  readonly opens?: string;
  /** The input by label, all of it invalid. The first label is the first on the page. */
  readonly typed: Readonly<Record<string, string>>;
  /** The message for each. */
  readonly messages: readonly string[];
}

/** Every form, by its file. */
const FORMS: Readonly<Record<string, FormCase>> = {
  'components/account/email-form.tsx': {
    form: <EmailStep initialEmail="" onSent={nothing} />,
    typed: { 'E-mail': 'maya' },
    messages: ['Please enter a valid e-mail address'],
  },
  'components/exercises/exercises-form.tsx': {
    form: (
      <ExercisesForm
        start={startValues(TODAY)}
        today={TODAY}
        saveLabel="Save"
        isSaving={false}
        onSave={nothing}
        onCancel={nothing}
      />
    ),
    typed: { 'Workout Date': '', 'Duration (minutes)': '0' },
    messages: ['Date is required', 'Duration must be at least 1 minute'],
  },
  'features/court-marking/place-list.tsx': {
    form: <PlaceList places={[PLACE]} />,
    opens: 'Rename Driveway',
    typed: { 'New name of Driveway': ' ' },
    messages: ['Please enter a name'],
  },
  'components/workouts/when-dialog.tsx': {
    form: (
      <WhenDialog
        title="When?"
        submitLabel="Use"
        moment={MOMENT}
        timeZone="UTC"
        onChange={nothing}
        onClose={nothing}
      />
    ),
    typed: { Date: '', Time: '' },
    messages: ['Date is required', 'Time is required'],
  },
  'features/account/ask-parent.tsx': {
    form: <AskParent onCheckAgain={nothing} />,
    typed: { 'E-mail of a parent': 'parent' },
    messages: ['Please enter a valid e-mail address'],
  },
  'features/account/delete-account-dialog.tsx': {
    form: <DeleteAccountDialog email="maya@example.com" onClose={nothing} />,
    typed: { 'Type DELETE to confirm': 'x'.repeat(255) },
    messages: ['At most 254 characters'],
  },
  'features/dashboard/goals/goal-dialog.tsx': {
    form: <GoalDialog goal={null} goals={[]} onClose={nothing} />,
    typed: { 'Shots a week': '0' },
    messages: ['A goal is at least 1'],
  },
  'features/groups/challenges/challenge-dialog.tsx': {
    form: <ChallengeDialog groupId="1" today={TODAY} onClose={nothing} />,
    typed: { 'First day': '', 'Last day': '' },
    messages: ['Please choose a day', 'Please choose a day'],
  },
  'features/groups/detail/invite-form.tsx': {
    form: <InviteForm group={aGroup()} />,
    typed: { 'E-mail (optional)': 'friend' },
    messages: ['Please enter a valid e-mail address'],
  },
  'features/drills/maker/drill-maker.tsx': {
    form: <DrillMaker changed={null} onClose={nothing} onDone={nothing} />,
    typed: { Name: ' ' },
    messages: ['Please enter a name'],
  },
  'features/groups/squad-form.tsx': {
    form: (
      <SquadForm
        initial={{ name: 'Tigers', description: '' }}
        submit={{ label: 'Save', pendingLabel: 'Saving' }}
        pending={false}
        onText={nobody}
      />
    ),
    typed: { 'Squad Name': ' ', 'Description (Optional)': 'x'.repeat(501) },
    messages: ['Group name is required', 'A description can have at most 500 characters'],
  },
  'features/operator/act-dialog.tsx': {
    form: (
      <ActDialog
        question="Remove this message?"
        text="It goes for everybody."
        deed="Remove"
        send={nobody}
        refresh="/api/operator/log"
        onClose={nothing}
      />
    ),
    typed: { Reason: ' ' },
    messages: ['Give a reason: the people concerned can read it'],
  },
  'features/scripts/new-token.tsx': {
    form: <NewToken onMade={nothing} />,
    typed: { Name: ' ' },
    messages: ['Please enter a name'],
  },
  'features/scripts/new-webhook.tsx': {
    form: <NewWebhook onMade={nothing} />,
    typed: { Address: 'hoop' },
    messages: ['An address begins with https://'],
  },
  'features/profile/both-codes-step.tsx': {
    form: (
      <BothCodesStep
        email="maya@example.com"
        to="new@example.com"
        onOther={nothing}
        onDone={nothing}
      />
    ),
    typed: { 'Code to your present address': '12', 'Code to your new address': '' },
    messages: ['Type all digits of the code', 'Type all digits of the code'],
  },
  'features/profile/profile-form.tsx': {
    form: <ProfileForm user={aUser()} today={TODAY} submitLabel="Save" onSaved={nothing} />,
    typed: { 'Display Name': '', Birthday: '2030-01-01', 'Height (inches)': '1' },
    messages: [
      'Display name is required',
      'Birthday cannot be in the future',
      'Height must be at least 48 inches',
    ],
  },
  'features/sign-in/code-step.tsx': {
    form: (
      <CodeStep
        email="maya@example.com"
        forPending={false}
        codesGo="mail"
        returnTo="/"
        onOtherEmail={nothing}
      />
    ),
    typed: { 'Sign-in code': '12' },
    messages: ['Type all digits of the code'],
  },
  'features/teams/announcements/announcement-dialog.tsx': {
    form: <AnnouncementDialog team={aTeamWithPeople()} onClose={nothing} />,
    typed: { Text: ' ' },
    messages: ['Please write something'],
  },
  'features/teams/assignments/assignment-dialog.tsx': {
    form: (
      <AssignmentDialog
        team={aTeamWithPeople()}
        assignment={null}
        today={TODAY}
        onClose={nothing}
      />
    ),
    typed: { Title: '', 'How many': '0', 'Due day': '', For: 'chosen' },
    messages: [
      'Please enter a title',
      'A target is at least 1',
      'Please choose a day',
      'Choose at least one player',
    ],
  },
  'features/teams/name-dialog.tsx': {
    form: <RenameTeamDialog team={aTeamWithPeople()} onClose={nothing} />,
    typed: { 'Team Name': ' ' },
    messages: ['Please enter a team name'],
  },
  'features/teams/player/note-form.tsx': {
    form: <NoteForm teamId={aTeamWithPeople().id} playerId={aUser().id} note={null} />,
    typed: { Notes: 'x'.repeat(5001) },
    messages: ['Notes can have at most 5000 characters'],
  },
  'features/teams/team/invite-card.tsx': {
    form: <InviteCard teamId={aTeamWithPeople().id} />,
    typed: { 'Player’s e-mail': 'player' },
    messages: ['Please enter a valid e-mail address'],
  },
  'features/workout-details/edit-workout.tsx': {
    form: <EditWorkout workout={COUNTED} onClose={nothing} />,
    typed: { Date: '2999-01-01', Time: '' },
    messages: ['The date of the workout is in the future', 'Time is required'],
  },
};

/** One-line inputs, and choices that are all valid: the focus need not move. */
const COMPOSERS = [
  'components/workouts/workout-tags.tsx',
  'features/chat/message-form.tsx',
  'features/finish/workout-name.tsx',
  'features/operator/search-box.tsx',
  'features/video/turns-form.tsx',
];

const SOURCES = import.meta.glob<string>('../**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(nothing));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('this table contains every form', () => {
  const files = Object.entries(SOURCES)
    .filter(([path, text]) => text.includes('<form') && !path.endsWith('.test.tsx'))
    .map(([path]) => path.replace('../', ''));
  expect(files.toSorted()).toEqual([...Object.keys(FORMS), ...COMPOSERS].toSorted());
});

function show(form: ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(currentUserQuery.queryKey, aUser());
  client.setQueryData(placesQuery.queryKey, [PLACE]);
  client.setQueryData(parentalConsentQuery.queryKey, {
    parentEmail: null,
    deadline: MOMENT.workoutDate,
    canAsk: true,
  });
  render(<QueryClientProvider client={client}>{form}</QueryClientProvider>);
}

it.each(Object.entries(FORMS))(
  '%s: the first invalid field gets the focus, and each shows its error',
  async (_file, { form, opens, typed, messages }) => {
    show(form);
    if (opens !== undefined) {
      fireEvent.click(screen.getByRole('button', { name: opens, hidden: true }));
    }
    const fields = Object.keys(typed).map((label) =>
      screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' }),
    );
    for (const field of fields) {
      const label = field.labels?.[0]?.textContent ?? '';
      fireEvent.change(field, { target: { value: typed[label] } });
    }
    const [first] = fields;
    if (first?.form == null) throw new Error('No field of a form');
    fireEvent.submit(first.form);
    await waitFor(() => {
      expect(document.activeElement).toBe(first);
    });
    const descriptions = () =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id))
          .find((part) => part?.role === 'alert'),
      );
    // A field with the initial focus does not show when the answer is there.
    await waitFor(() => {
      expect(descriptions().map((part) => part?.textContent)).toEqual(messages);
    });
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(
      fields.map(() => 'true'),
    );
  },
);
