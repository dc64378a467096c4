import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../config/config.ts';
import { lanOrigins } from '../lan/addresses.ts';
import type { ApiReady } from './run-api.ts';

/** Printed once the program answers: its address, and where to find mails. */
export function readySentences(
  config: Config,
  api: ApiReady,
  origins = lanOrigins(Number(new URL(api.ready).port)),
): string {
  const { ready, mailbox } = api;
  const lines = ['', `Hooplog is ready: ${config.publicUrl ?? ready}  (Ctrl-C stops it)`];
  if (config.lan) lines.push(...phoneSentences(origins));
  if (mailbox !== null) lines.push(`Mails, sign-in codes included: ${mailbox}`);
  else if (config.smtpUrl === null) {
    lines.push(
      `No mail server is set up (SMTP_URL): mails, sign-in codes included, reach nobody. They lie in ${config.dataDir}/mailbox.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** How to connect a phone: the likeliest address as a QR code, the browser's warning, and the next steps. */
function phoneSentences(origins: readonly string[]): string[] {
  const [first] = origins;
  if (first === undefined) return ['This machine is in no network that a phone could be in.'];
  return [
    '',
    `On a phone in the same network: ${origins.join('  or  ')}`,
    '',
    renderUnicodeCompact(first, { border: 2 }),
    '',
    'The browser will warn once that it does not know who made the certificate: this machine did. Choose “Advanced” or',
    '“Show details”, then go on. To sign in, scan the code of a signed-in browser (Profile → Sign in a phone), or ask for a',
    'code by e-mail and read it here. To keep the app: the browser’s menu → “Add to Home screen”. To open it without a',
    'connection it needs a certificate that the phone trusts: docs/operations.md, “Phones”.',
    '',
  ];
}
