import type { SentSetting, Setting } from '@lakou/contract/system';
import {
  RATE_SOURCE,
  SETTING_NAMES,
  type SettingName,
  type SettingValue,
} from '@lakou/contract/system.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { publish, SETTINGS_CHANGED } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { findChange, lockSetting, saveSetting } from './settings.store.ts';

type ChangeGrant = Grant<'setting:change'>;

const toSetting = ({ config, settings }: Platform, name: SettingName): Setting => ({
  name,
  value: config[name],
  usual: settings.usual[name],
  isChanged: settings.isChanged(name),
});

/** What counts on this instance, read from the database first. */
export async function listSettings(platform: Platform): Promise<Setting[]> {
  await platform.settings.load();
  return SETTING_NAMES.map((name) => toSetting(platform, name));
}

/** Writes the change, and tells every instance of it once it is committed. */
async function write(
  tx: ChangeGrant,
  change: { name: SettingName; before: SettingValue | null; after: SettingValue | null },
): Promise<void> {
  const id = await saveSetting(tx, change);
  await writeAudit(tx, { action: 'setting:change', actorId: tx.actor.id, subjectId: id });
  publish(tx.db, [], SETTINGS_CHANGED);
}

export async function changeSetting(
  platform: Platform,
  grant: ChangeGrant,
  { name, value, was }: SentSetting,
): Promise<Setting> {
  const usual = platform.settings.usual[name];
  // The environment's own value is no change of it; a rate that follows its source can be held where it is.
  const moves = name === 'htgPerUsd' && platform.config.exchangeRate !== undefined;
  const after = value === usual && !moves ? null : value;
  await inTransaction(grant, async (tx) => {
    const before = await lockSetting(tx, name);
    if ((before ?? usual) !== was) fail('item_changed');
    if (before !== after) await write(tx, { name, before, after });
  });
  await platform.settings.load();
  return toSetting(platform, name);
}

export async function undoChange(platform: Platform, grant: ChangeGrant, changeId: string): Promise<Setting> {
  const name = await inTransaction(grant, async (tx) => {
    const found = (await findChange(tx, changeId)) ?? fail('not_found');
    if (found.name === RATE_SOURCE) return fail('item_changed');
    const now = await lockSetting(tx, found.name);
    // Read again under the lock: of two who undo at once, one does.
    if (!(await findChange(tx, changeId))?.undoable) fail('item_changed');
    await write(tx, { name: found.name, before: now, after: found.before });
    return found.name;
  });
  await platform.settings.load();
  return toSetting(platform, name);
}
