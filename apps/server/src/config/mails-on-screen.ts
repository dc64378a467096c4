import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Whether the person who started the program can read its mails if no mail server takes them: on the
 * terminal, and on the page whose address is printed there. On a public server nobody reads a terminal.
 */
export const hasMailsOnScreen = (config: Config): boolean =>
  config.smtpUrl === null && (config.lan || isForThisMachineAlone(config));

/**
 * Whether the program serves only this machine: it listens on loopback and has no public address. A forwarder
 * on this machine may still bring in strangers, whose calls look local, so nothing is open to everybody even
 * then.
 */
function isForThisMachineAlone({ host, publicUrl }: Config): boolean {
  return publicUrl === null && LOOPBACK.test(host);
}
