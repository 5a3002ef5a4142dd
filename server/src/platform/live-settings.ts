import { isSettingValue, SETTING_NAMES, type SettingName } from '@lakou/contract/system.rules';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';

type Changeable = Pick<Config, SettingName>;

/** What administrators changed while the server runs. */
export interface LiveSettings {
  /** What the environment says. */
  readonly usual: Changeable;
  /** Reads what was changed; from then on it counts on this instance. */
  load(): Promise<void>;
}

/** A copy of the settings whose changeable part follows the database. What no longer fits its bounds does not count. */
export function openSettings(environment: Config, db: Db): { config: Config; settings: LiveSettings } {
  const config = { ...environment };
  const usual = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, environment[name]]),
  ) as unknown as Changeable;
  return {
    config,
    settings: {
      usual,
      async load() {
        const rows = await db.read<{ name: SettingName; value: number | boolean }>(
          'select name, value from settings where name = any ($1) limit 100',
          [SETTING_NAMES],
        );
        const changed = rows.filter(({ name, value }) => isSettingValue(name, value));
        Object.assign(config, usual, Object.fromEntries(changed.map(({ name, value }) => [name, value])));
      },
    },
  };
}
