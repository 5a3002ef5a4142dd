import { appendFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RESET_WORD } from '@lakou/contract/system.rules';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { sealAudit } from '#platform/audit/seal.ts';
import { backupFolder } from '#platform/backup/backups.ts';
import { fail } from '#platform/errors.ts';
import { countTry, returnTry } from '#platform/limits/limiter.ts';
import { DATABASE_RESETS } from '#platform/limits/limits.ts';
import { outboxFolder } from '#platform/mail/transport.ts';
import type { Platform } from '#platform/platform.ts';

type ResetGrant = Grant<'database:reset'>;

const EVERYBODY = 'everybody';

async function removeFiles({ storage, drafts, config }: Platform): Promise<void> {
  for await (const key of storage.keys()) await storage.remove(key);
  for (const id of await drafts.ids()) await drafts.remove(id);
  await rm(outboxFolder(config), { recursive: true, force: true });
}

/** The audit trail begins anew with the database, so who ended the old one stands in a file beside the backups. */
async function noteReset({ at, actor, requestId }: ResetGrant, platform: Platform): Promise<void> {
  const { file, audit } = await platform.backups.create();
  const line = { at, action: 'database:reset', actorId: actor.id, requestId, backup: basename(file), audit };
  await appendFile(join(backupFolder(platform.config), 'resets.jsonl'), `${JSON.stringify(line)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** Nothing is deleted before a backup was written and read again. */
export async function resetDatabase(
  grant: ResetGrant,
  confirmation: string,
  platform: Platform,
): Promise<{ message: string }> {
  const { db, at, actor } = grant;
  if (!platform.config.allowDatabaseReset) fail('reset_disabled');
  if (confirmation.trim() !== RESET_WORD) fail('confirmation_wrong');
  await countTry(db, DATABASE_RESETS, EVERYBODY, at);
  await platform.maintenance.during(async () => {
    try {
      await writeAudit(grant, { action: 'database:reset', actorId: actor.id });
      await sealAudit(db);
      await noteReset(grant, platform);
      await platform.backups.emptyDatabase();
    } catch (error) {
      await returnTry(db, DATABASE_RESETS, EVERYBODY);
      throw error;
    }
    await removeFiles(platform);
    await platform.settings.load();
    await platform.seedDemo?.();
  });
  return { message: 'The database was reset.' };
}
