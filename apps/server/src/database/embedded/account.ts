import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from '../../errors/cannot-start.ts';

const run = promisify(execFile);

/** The system account that PostgreSQL runs under when the program runs as root. */
const ACCOUNT = 'hooplog';

/** A system account, by its numeric ids. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account that runs the server; null for the one that runs this program. PostgreSQL refuses to run as root, so root uses the
 * cluster's owner, or an account of its own for a new cluster, created if missing.
 */
export async function serverAccount(clusterDir: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterDir).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount()) ?? (await createAccount());
}

async function findAccount(): Promise<Account | null> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const fields = accounts.find((line) => line.startsWith(`${ACCOUNT}:`))?.split(':');
  return fields === undefined ? null : { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function createAccount(): Promise<Account> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  // Two programs that start together may both try to create it: what counts is that it exists.
  const failure = await run('useradd', [...options, ACCOUNT]).then(
    () => null,
    (error: unknown) => error,
  );
  const account = await findAccount();
  if (account !== null) return account;
  throw new CannotStart(
    `PostgreSQL does not run as root, and the account “${ACCOUNT}” could not be made: start as another user, or set DATABASE_URL`,
    { cause: failure },
  );
}

const OTHERS_MAY_ENTER = 0o001;
const GROUP_MAY_ENTER = 0o010;
const OWNER_MAY_ENTER = 0o100;

/** Whether the account may enter every folder above a path. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder);
    const needed =
      uid === account.uid
        ? OWNER_MAY_ENTER
        : gid === account.gid
          ? GROUP_MAY_ENTER
          : OTHERS_MAY_ENTER;
    if ((mode & needed) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
