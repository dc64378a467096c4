import type { Config } from './config.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Whether the program is set up for whoever sits at this machine: it listens on loopback, and no other address was
 * given. Only then may mails be read without a mail server. A forwarder on this machine may bring strangers all the
 * same, and their calls look like ours: so nothing is open to everybody even then.
 */
export function isForThisMachineAlone({ host, publicUrl }: Config): boolean {
  return publicUrl === null && LOOPBACK.test(host);
}
