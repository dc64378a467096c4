import type { Config } from '../config/config.ts';
import { keptPushKeys } from '../config/push-keys.ts';
import { siteUrl } from '../config/site-url.ts';
import { makePushSender, type PushSender } from './push-sender.ts';

/** Sends with the keys in the data folder, in the operator's name. */
export async function makePush(config: Config): Promise<PushSender> {
  const { contactEmail, dataDir, sessionSecret } = config;
  const contact = contactEmail === null ? siteUrl(config) : `mailto:${contactEmail}`;
  return makePushSender(await keptPushKeys(dataDir, sessionSecret), { contact });
}
