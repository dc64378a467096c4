import type { SignInSettings } from '../../apps/server/src/config/sign-in-settings.ts';
import { freePort } from '../../apps/server/src/database/embedded/free-port.ts';
import {
  startTestProviders,
  type TestProviders,
} from '../../apps/server/src/testing/providers/settings.ts';
import { runProgram, type RunningProgram } from './start-program.ts';

/** The settings as an operator writes them. */
function environmentOf(settings: SignInSettings): Record<string, string> {
  const { google, apple, github, x, issuers } = settings;
  return {
    GOOGLE_CLIENT_ID: google?.clientId ?? '',
    GOOGLE_CLIENT_SECRET: google?.clientSecret ?? '',
    GOOGLE_ISSUER: google?.issuer ?? '',
    APPLE_CLIENT_ID: apple?.clientId ?? '',
    APPLE_TEAM_ID: apple?.teamId ?? '',
    APPLE_KEY_ID: apple?.keyId ?? '',
    APPLE_PRIVATE_KEY: apple?.privateKey.replaceAll('\n', '\\n') ?? '',
    APPLE_ISSUER: apple?.issuer ?? '',
    GITHUB_CLIENT_ID: github?.clientId ?? '',
    GITHUB_CLIENT_SECRET: github?.clientSecret ?? '',
    GITHUB_URL: github?.siteUrl ?? '',
    GITHUB_API_URL: github?.apiUrl ?? '',
    X_CLIENT_ID: x?.clientId ?? '',
    X_CLIENT_SECRET: x?.clientSecret ?? '',
    X_URL: x?.siteUrl ?? '',
    X_API_URL: x?.apiUrl ?? '',
    OIDC_ISSUERS: JSON.stringify(issuers),
  };
}

export interface ProgramWithProviders extends RunningProgram {
  readonly providers: TestProviders;
}

/** A program with every sign-in method, and its providers: another site, `localhost`, for browsers. */
export async function runWithProviders(): Promise<ProgramWithProviders> {
  const port = await freePort();
  const providers = await startTestProviders(`http://127.0.0.1:${port}`);
  const program = await runProgram({
    PORT: String(port),
    ...environmentOf(providers.settings),
  });
  return {
    ...program,
    providers,
    stop: async () => {
      await program.stop();
      await providers.close();
    },
  };
}
