import { RATE_SOURCE } from '@lakou/contract/system.rules';
import type { Grant } from '#platform/access/grant.ts';

type ChangeGrant = Grant<'setting:change'>;

interface Source {
  readonly address: Buffer;
  readonly host: string;
  readonly pointer: string;
}

/** The host of the source that was chosen, null when none is. Locks it until the end of the transaction. */
export async function lockRateSource({ db }: ChangeGrant): Promise<string | null> {
  await db.query("select pg_advisory_xact_lock(hashtext('setting ' || $1)) limit 1", [RATE_SOURCE]);
  const [found] = await db.query<{ host: string }>('select host from rate_source where name = $1', [
    RATE_SOURCE,
  ]);
  return found?.host ?? null;
}

/** Null goes back to what the environment says. */
export async function saveRateSource({ db }: ChangeGrant, source: Source | null): Promise<void> {
  await db.query('delete from rate_source where name = $1', [RATE_SOURCE]);
  if (source)
    await db.query('insert into rate_source (name, address, host, pointer) values ($1, $2, $3, $4)', [
      RATE_SOURCE,
      source.address,
      source.host,
      source.pointer,
    ]);
}
