import { expect, type Page } from '@playwright/test';
import { demoDialogs, demoScreens, type Opened } from './demo-screens.ts';
import { newestMail, proveAddress, signIn } from './sign-in.ts';
import type { RunningProgram } from './start-program.ts';

/** Screens as one user sees them. */
export interface Shown {
  readonly who: 'child' | 'demo' | 'newcomer' | 'parent' | 'unnamed' | 'visitor';
  readonly page: Page;
  readonly addresses: readonly string[];
  /** Dialogs over them. */
  readonly opened?: readonly Opened[];
}

/** Public pages. */
const OPEN = [
  ...['/', '/login', '/onboarding', '/privacy', '/terms', '/contact', '/nothing-here'],
  ...['/consent/no-such-link', '/join/no-such-link', '/invite/no-such-link'],
];
/** Empty states before the first workout. */
const EMPTY = [
  ...['/', '/upload', '/workouts', '/heatmap', '/calendar', '/progress', '/badges', '/chat'],
  ...['/inbox', '/groups', '/teams', '/drills?drill=none', '/leaderboard', '/trash', '/profile'],
  ...['/workouts/compare', '/workout/none', '/teams/none', '/groups/none'],
];

interface OfDemo {
  readonly page: Page;
  readonly program: RunningProgram;
  readonly anotherBrowser: () => Promise<Page>;
}

/** The demo player's invitation links to a squad and a team. */
async function lettingIn({ request }: Page): Promise<{ squad: string; team: string }> {
  const [squad] = (await (await request.get('/api/groups')).json()) as readonly { id: string }[];
  const teams = (await (await request.get('/api/teams')).json()) as readonly {
    id: string;
    role: string;
  }[];
  const team = teams.find(({ role }) => role === 'coach');
  const invited = await request.post(`/api/groups/${squad?.id}/invitations`, { data: {} });
  await expect(invited).toBeOK();
  const link = await request.post(`/api/teams/${team?.id}/link`);
  await expect(link).toBeOK();
  const tokenOf = async (answer: typeof link) =>
    ((await answer.json()) as { readonly token: string }).token;
  return { squad: `/invite/${await tokenOf(invited)}`, team: `/join/${await tokenOf(link)}` };
}

interface Young {
  readonly displayName: string;
  readonly parentEmail: string;
}

/** A child asks for consent and waits for the parent; returns the page in the parent's mail. */
async function askParent(
  { request }: Page,
  { displayName, parentEmail }: Young,
  mailbox: string,
): Promise<string> {
  const profile = { displayName, birthday: `${new Date().getFullYear() - 10}-01-01` };
  await expect(await request.patch('/api/user/profile', { data: profile })).toBeOK();
  const asked = await request.post('/api/user/parental-consent', { data: { parentEmail } });
  await expect(asked).toBeOK();
  let link: string | undefined;
  await expect(async () => {
    link = /\/consent\/[\w-]+/.exec(await newestMail(request, parentEmail, mailbox))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

interface Agreed {
  readonly parent: Page;
  readonly child: Page;
}

/** The parent agrees on the mailed page; the child trains, and joins the squad of the link. */
async function agree({ parent, child }: Agreed, mailed: string, invite: string): Promise<void> {
  const [consent, invitation] = [mailed, invite].map((address) => address.split('/').at(-1));
  const granted = await parent.request.post(`/api/parental-consents/${consent}/grant`);
  await expect(granted).toBeOK();
  const { request } = child;
  const workout = { workoutDate: new Date().toISOString(), totalShots: 8, made: 5, missed: 3 };
  const shotData = [{ zone: 'zone_1_paint', made: 5, total: 8 }];
  await expect(await request.post('/api/workouts', { data: { workout, shotData } })).toBeOK();
  await expect(await request.post(`/api/invitations/${invitation}/accept`)).toBeOK();
}

/**
 * Every screen of the program, each as a user who can see it: the demo's player is signed in on `page`, the others have
 * their own browsers.
 */
export async function everyScreen({
  page,
  program: { mailbox },
  anotherBrowser,
}: OfDemo): Promise<readonly Shown[]> {
  const [visitor, newcomer, unnamed, child, allowed] = [
    await anotherBrowser(),
    await anotherBrowser(),
    await anotherBrowser(),
    await anotherBrowser(),
    await anotherBrowser(),
  ];
  // The same program is used several times, each time with new users.
  const addressOf = (name: string) => `${name}-${Date.now()}@example.com`;
  await signIn(newcomer, addressOf('newcomer'), mailbox);
  await proveAddress(unnamed, addressOf('unnamed'), mailbox);
  await proveAddress(child, addressOf('child'), mailbox);
  await proveAddress(allowed, addressOf('allowed'), mailbox);
  const kim = { displayName: 'Kim', parentEmail: addressOf('parent') };
  const noa = { displayName: 'Noa', parentEmail: addressOf('parent-who-agreed') };
  const asked = await askParent(child, kim, mailbox);
  const agreed = await askParent(allowed, noa, mailbox);
  const links = await lettingIn(page);
  await agree({ parent: visitor, child: allowed }, agreed, links.squad);
  return [
    { who: 'visitor', page: visitor, addresses: [...OPEN, asked] },
    { who: 'unnamed', page: unnamed, addresses: ['/profile/setup'] },
    { who: 'child', page: child, addresses: ['/waiting'] },
    { who: 'parent', page: visitor, addresses: [agreed] },
    { who: 'newcomer', page: newcomer, addresses: [...EMPTY, links.squad, links.team] },
    {
      who: 'demo',
      page,
      addresses: await demoScreens(page.request),
      opened: await demoDialogs(page.request),
    },
  ];
}
