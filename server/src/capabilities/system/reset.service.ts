import { appendFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { RESET_WORD } from '@lakou/contract/system.rules';
import type { Grant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { sealAudit } from '#platform/audit/seal.ts';
import { backupFolder } from '#platform/backup/backups.ts';
import { fail } from '#platform/errors.ts';
import { countTry, returnTry } from '#platform/limits/limiter.ts';
import { DATABASE_RESETS } from '#platform/limits/limits.ts';
import { outboxFolder } from '#platform/mail/transport.ts';
import type { Platform } from '#platform/platform.ts';
import { eachDay } from './nightly.rules.ts';

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
    await beginAnew(platform);
  });
  return { message: 'The database was reset.' };
}

async function beginAnew(platform: Platform): Promise<void> {
  await removeFiles(platform);
  await platform.settings.load();
  await platform.seedDemo?.();
}

/** The demo as it was first filled. No backup is made: nothing in a demo is anybody's. */
export async function resetDemo(platform: Platform): Promise<void> {
  const { db, clock, config, maintenance, log } = platform;
  if (!config.demo) throw new Error('Only a demo is reset each night.');
  await maintenance.during(async () => {
    await platform.backups.emptyDatabase();
    await beginAnew(platform);
    const grant = systemGrant('database:reset', { db, at: clock.now(), requestId: 'nightly' });
    await writeAudit(grant, { action: 'database:reset' });
  });
  log.info('the demo was reset');
}

/** Resets the demo each night where the settings ask for it; returns how to stop. */
export function resetDemoNightly(platform: Platform): () => void {
  const { config, clock, log } = platform;
  if (!config.demoResetAt) return () => {};
  return eachDay(config.demoResetAt, clock.now, () =>
    resetDemo(platform).catch((err: unknown) => log.error({ err }, 'the demo could not be reset')),
  );
}
