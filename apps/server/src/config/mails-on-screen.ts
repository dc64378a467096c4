import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Whether whoever started the program reads its mails where no mail server takes them: on the terminal, and on the page
 * whose address stands there. On a public server nobody sits at a terminal.
 */
export const hasMailsOnScreen = (config: Config): boolean =>
  config.smtpUrl === null && (config.lan || isForThisMachineAlone(config));

/**
 * Whether the program is set up for the person at this machine: it listens on loopback, and no other address was
 * given. A forwarder on this machine may bring strangers all the same, and their calls look like ours: so nothing is
 * open to everybody even then.
 */
function isForThisMachineAlone({ host, publicUrl }: Config): boolean {
  return publicUrl === null && LOOPBACK.test(host);
}
