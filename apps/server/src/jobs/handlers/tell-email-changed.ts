import { inLanguage } from '@hooplog/language/node';
import { eq } from 'drizzle-orm';
import { siteUrl } from '../../config/site-url.ts';
import { users } from '../../database/schema/users.ts';
import { emailChangedMail } from '../../mail/templates/email-change.ts';
import type { Handler } from '../handler.ts';
import { sendNote } from './send-note.ts';

/** Mails an account's previous address, unless the account was deleted. */
export const tellEmailChanged: Handler<'tell-email-changed'> = {
  name: 'tell-email-changed',
  run: async (context, { userId, email: to }) => {
    const [user] = await context.database
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, userId));
    if (user === undefined) return 'skipped';
    const url = `${siteUrl(context.config)}/contact`;
    const letter = inLanguage(user.language, () => emailChangedMail(user.email, url));
    return sendNote(context, { to, ...letter });
  },
};
