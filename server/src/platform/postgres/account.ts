import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root starts it as another account: the owner of existing
 * data, else `postgres`, else `nobody`. Any other user runs it as themselves (undefined).
 */
export function unprivilegedAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser('postgres') ?? findUser('nobody') ?? { uid: 65534, gid: 65534 };
}

/**
 * Whether the account can enter the folder, or run the program, at `path`. Tried as that account.
 */
export function canReach(account: Account | undefined, path: string): boolean {
  return !account || spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
}

function findUser(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
}
