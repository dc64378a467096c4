import { inLanguage } from '@hooplog/language/node';
import { eq } from 'drizzle-orm';
import { siteUrl } from '../../config/site-url.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { users } from '../../database/schema/users.ts';
import { passkeyAddedMail } from '../../mail/templates/passkey-added.ts';
import type { Handler } from '../handler.ts';
import { sendNote } from './send-note.ts';

/** Mails the owner of an account about a new passkey, unless it was removed in the meantime. */
export const tellPasskeyAdded: Handler<'tell-passkey-added'> = {
  name: 'tell-passkey-added',
  run: async (context, { passkeyId }) => {
    const [found] = await context.database
      .select({ name: passkeys.name, to: users.email, language: users.language })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.id, passkeyId));
    if (found === undefined) return 'skipped';
    const { name, to, language } = found;
    const url = `${siteUrl(context.config)}/profile`;
    return sendNote(context, {
      to,
      reference: passkeyId,
      ...inLanguage(language, () => passkeyAddedMail(name, url)),
    });
  },
};
