import type { Grant } from '#platform/access/grant.ts';

type Registrar = Grant<'app:register', undefined, undefined>;

interface NewApp {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly secretHash: Buffer | null;
}

export async function addApp({ db, at }: Registrar, app: NewApp): Promise<void> {
  await db.query(
    `insert into registered_apps (id, name, redirect_uris, secret_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [app.id, app.name, app.redirectUris, app.secretHash, at],
  );
}

export interface ListedApp {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly isConfidential: boolean;
}

export function listApps({ db }: Registrar): Promise<ListedApp[]> {
  return db.read<ListedApp>(
    `select id, name, redirect_uris as "redirectUris", secret_hash is not null as "isConfidential"
     from registered_apps where removed_at is null order by created_at, id limit 1000`,
  );
}

/** What it was given ends with it. False when there is no such app. */
export async function markRemoved({ db, at }: Registrar, id: string): Promise<boolean> {
  const removed = await db.query(
    'update registered_apps set removed_at = $2 where id = $1 and removed_at is null returning id',
    [id, at],
  );
  return removed.length > 0;
}
