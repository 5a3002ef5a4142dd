import type { SentRateSource } from '@lakou/contract/system';
import { RATE_SOURCE } from '@lakou/contract/system.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish, SETTINGS_CHANGED } from '#platform/events/publish.ts';
import { isPublicUrl } from '#platform/http/public-address.ts';
import type { Platform } from '#platform/platform.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { lockRateSource, saveRateSource } from './rate-source.store.ts';
import { insertChange } from './settings.store.ts';

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isPublicUrl(url)) return fail('rate_address_invalid');
  return url;
}

/** Who asks for the rate from now on. The rate that counts stays until the new source was read. */
export async function changeRateSource(
  platform: Platform,
  grant: Grant<'setting:change'>,
  { url: text, pointer, was }: SentRateSource,
): Promise<{ host: string | null }> {
  const { config, settings } = platform;
  const url = text === null ? null : addressOf(text);
  const source = url && {
    address: openSecretBox(config).seal(url.href, RATE_SOURCE),
    host: url.hostname,
    pointer,
  };
  await inTransaction(grant, async (tx) => {
    const before = await lockRateSource(tx);
    if (before !== was) fail('item_changed');
    const after = source?.host ?? null;
    if (before === null && after === null) return;
    await saveRateSource(tx, source);
    const id = await insertChange(tx, { name: RATE_SOURCE, before, after });
    await writeAudit(tx, { action: 'setting:change', actorId: tx.actor.id, subjectId: id });
    publish(tx.db, [], SETTINGS_CHANGED);
  });
  await settings.load();
  return { host: source?.host ?? null };
}
