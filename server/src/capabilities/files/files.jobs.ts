import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { thumbKey } from './files.service.ts';

const KEPT_UNUSED_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;

const UNUSED = 'not exists (select 1 from file_uses u where u.file_id = f.id)';

async function sweepSome(db: Db, storage: Platform['storage'], before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const idle = await tx.query<{ id: string }>(
      `select id from files f where created_at < $1 and ${UNUSED} order by created_at limit $2
       for update skip locked`,
      [before, AT_ONCE],
    );
    // Nobody can begin to use what is locked now; asked again, because somebody may have just before.
    const gone = await tx.query<{ id: string }>(
      `delete from files f where id = any($1) and ${UNUSED} returning id`,
      [idle.map(({ id }) => id)],
    );
    for (const { id } of gone) {
      await storage.remove(thumbKey(id));
      await storage.remove(id);
    }
    return gone.length;
  });
}

/** Deletes what was handed in more than a day ago and is used nowhere. */
export async function sweepFiles({ db, storage, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_UNUSED_MS);
  while ((await sweepSome(db, storage, before)) === AT_ONCE);
}
