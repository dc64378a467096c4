import { sharedMailbox, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

/** Texts that a player reads after choosing a language. */
const LANGUAGES = [
  {
    name: 'Deutsch',
    tag: 'de',
    label: 'Sprache',
    day: /14\. Juni 2025/,
    shots: '15.000',
    birthday: 'Geburtstag',
    save: 'Änderungen speichern',
    refusal: 'Dieser Geburtstag würde ändern, was dein Konto darf.',
    mailed: 'Einladung ansehen: http',
  },
  {
    name: 'Español',
    tag: 'es',
    label: 'Idioma',
    day: /14 de junio de 2025/,
    shots: '15.000',
    birthday: 'Fecha de nacimiento',
    save: 'Guardar cambios',
    refusal: 'Esta fecha de nacimiento cambiaría lo que puede hacer tu cuenta.',
    mailed: 'Ver la invitación: http',
  },
] as const;

for (const { name, tag, label, day, shots, birthday, save, refusal, mailed } of LANGUAGES) {
  test(`${name} is chosen in the settings, and applies on every device, in dates and numbers, refusals and mails`, async ({
    page,
    anotherBrowser,
    signedIn,
    expectAccessible,
  }) => {
    const { email } = signedIn;
    const born = `${new Date().getFullYear() - 15}-01-01`;
    await expect(
      await page.request.patch('/api/user/profile', { data: { birthday: born } }),
    ).toBeOK();
    const workout = { totalShots: 5000, made: 2500, missed: 2500 };
    let id = '';
    for (const date of ['2025-06-12', '2025-06-13', '2025-06-14']) {
      const data = { workout: { ...workout, workoutDate: `${date}T16:00:00Z` }, shotData: [] };
      const answer = await page.request.post('/api/workouts', { data });
      await expect(answer).toBeOK();
      ({ id } = (await answer.json()) as { readonly id: string });
    }

    await page.goto('/profile');
    await page.getByLabel('Language').selectOption(tag);
    await expect(page.getByLabel(label)).toHaveValue(tag);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByLabel(label)).toHaveValue(tag);
    await expectAccessible();

    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, email);
    await elsewhere.goto(`/workout/${id}`);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', tag);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(day);
    await elsewhere.goto('/');
    await expect(elsewhere.getByText(shots).first()).toBeVisible();
    await expect(elsewhere.getByRole('main')).toContainText(/50\s%/);

    // The server's refusals are in that language too, and announced.
    await page.goto('/profile/edit');
    await page.getByLabel(birthday).fill('1990-01-01');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(refusal).first()).toBeVisible();

    // The inviting player reads English.
    const friend = await anotherBrowser();
    await signIn(friend, `friend-${email}`);
    const squad = await friend.request.post('/api/groups', { data: { name: 'Tigers' } });
    const { id: squadId } = (await squad.json()) as { readonly id: string };
    const invited = await friend.request.post(`/api/groups/${squadId}/invitations`, {
      data: { inviteeEmail: email },
    });
    await expect(invited).toBeOK();
    await expect(async () => {
      const mails = await (await page.request.get(sharedMailbox())).text();
      const [newest] = mails.slice(mails.indexOf(`To ${email},`)).split('</article>');
      expect(newest).toContain(mailed);
    }).toPass();
  });
}
