import { z } from 'zod';
import type { OAuthSettings } from '../../../config/sign-in-settings.ts';
import { fetchJson } from './fetch-json.ts';
import { oauthToken, oauthUrl } from './oauth-code.ts';
import type { SignInProvider } from './provider.ts';
import { verifiedEmail } from './verified-email.ts';

const userSchema = z.object({ id: z.int(), login: z.string() });

const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** GitHub's public profile may show any address: only the list of addresses says which are verified. */
export const githubProvider = (settings: OAuthSettings): SignInProvider => ({
  id: 'github',
  label: 'GitHub',
  authorizationUrl: (flow) =>
    Promise.resolve(oauthUrl(settings, flow, '/login/oauth/authorize', ['user:email'])),
  identify: async (answer, flow) => {
    const tokenUrl = `${settings.siteUrl}/login/oauth/access_token`;
    const token = await oauthToken(settings, flow, tokenUrl, answer);
    const user = userSchema.parse(await fetchJson(`${settings.apiUrl}/user`, token));
    const emails = emailsSchema.parse(await fetchJson(`${settings.apiUrl}/user/emails`, token));
    const main = emails.find(({ primary }) => primary);
    return {
      providerId: String(user.id),
      email: verifiedEmail(main?.email, main?.verified),
      handle: user.login,
    };
  },
});
