import type { PublicGrant } from '#platform/access/grant.ts';

/** Public calls that take a proof, and the one that hands out the work. */
export type Checking = PublicGrant<
  'human-check:get' | 'account:register' | 'session:start' | 'deletion:cancel' | 'phone-code:ask'
>;

const KEY = 'human-check';

/** The key that signs our challenges, created once for all instances. */
export async function getSigningKey({ db }: Checking, fresh: Buffer): Promise<string> {
  await db.query('insert into server_keys (name, key) values ($1, $2) on conflict (name) do nothing', [
    KEY,
    fresh,
  ]);
  const [row] = await db.read<{ key: Buffer }>('select key from server_keys where name = $1', [KEY]);
  return (row?.key ?? fresh).toString('hex');
}

/** Returns false when this proof was used before. */
export async function spendProof({ db }: Checking, challenge: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query(
    'insert into human_checks_used (challenge, expires_at) values ($1, $2) on conflict do nothing returning challenge',
    [challenge, expiresAt],
  );
  return rows.length > 0;
}
