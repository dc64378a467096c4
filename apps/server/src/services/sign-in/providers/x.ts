import { z } from 'zod';
import type { OAuthSettings } from '../../../config/sign-in-settings.ts';
import { fetchJson } from './fetch-json.ts';
import { oauthToken, oauthUrl } from './oauth-code.ts';
import type { SignInProvider } from './provider.ts';

const meSchema = z.object({ data: z.object({ id: z.string().min(1), username: z.string() }) });

/** X requires both for reading a user's identity. */
const SCOPES = ['users.read', 'tweet.read'];

/** X gives addresses only to some apps, so everyone is asked for theirs here. */
export const xProvider = (settings: OAuthSettings): SignInProvider => ({
  id: 'x',
  label: 'X',
  authorizationUrl: (flow) =>
    Promise.resolve(oauthUrl(settings, flow, '/i/oauth2/authorize', SCOPES)),
  identify: async (answer, flow) => {
    const tokenUrl = `${settings.apiUrl}/2/oauth2/token`;
    const token = await oauthToken(settings, flow, tokenUrl, answer);
    const { data } = meSchema.parse(await fetchJson(`${settings.apiUrl}/2/users/me`, token));
    return { providerId: data.id, email: null, handle: `@${data.username}` };
  },
});
