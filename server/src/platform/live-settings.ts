import { isSettingValue, SETTING_NAMES, type SettingName } from '@lakou/contract/system.rules';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';

type Changeable = Pick<Config, SettingName>;

/** A rate that the source of the exchange rate gave. */
interface ReadRate {
  readonly htgPerUsd: number;
  /** The host. */
  readonly source: string;
  readonly readAt: Date;
}

/** What administrators changed while the server runs. */
export interface LiveSettings {
  /** What the environment says; for the exchange rate what its source says, where there is one. */
  readonly usual: Changeable;
  /** Whether an administrator's value counts. */
  isChanged(name: SettingName): boolean;
  /** The rate of the source while it counts; undefined while another number does. */
  readRate(): ReadRate | undefined;
  /** Reads what was changed; from then on it counts on this instance. */
  load(): Promise<void>;
}

async function findReadRate(db: Db): Promise<ReadRate | undefined> {
  const [found] = await db.read<ReadRate>(
    `select htg_per_usd::float8 as "htgPerUsd", source, read_at as "readAt" from exchange_rates
     where state = 'counts' order by counts_from desc, id desc limit 1`,
    [],
  );
  return found;
}

/** A copy of the settings whose changeable part follows the database. What no longer fits its bounds does not count. */
export function openSettings(environment: Config, db: Db): { config: Config; settings: LiveSettings } {
  const config = { ...environment };
  const usual = Object.fromEntries(SETTING_NAMES.map((name) => [name, environment[name]])) as unknown as {
    -readonly [Name in SettingName]: Changeable[Name];
  };
  let changedNames = new Set<SettingName>();
  let read: ReadRate | undefined;
  return {
    config,
    settings: {
      usual,
      isChanged: (name) => changedNames.has(name),
      readRate: () => (changedNames.has('htgPerUsd') ? undefined : read),
      async load() {
        const rows = await db.read<{ name: SettingName; value: number | boolean }>(
          'select name, value from settings where name = any ($1) limit 100',
          [SETTING_NAMES],
        );
        read = environment.exchangeRate && (await findReadRate(db));
        usual.htgPerUsd = read?.htgPerUsd ?? environment.htgPerUsd;
        const changed = rows.filter(({ name, value }) => isSettingValue(name, value));
        changedNames = new Set(changed.map(({ name }) => name));
        Object.assign(config, usual, Object.fromEntries(changed.map(({ name, value }) => [name, value])));
      },
    },
  };
}
