import {
  isSettingValue,
  RATE_SOURCE,
  SETTING_NAMES,
  type SettingName,
  type SettingValue,
} from '@lakou/contract/system.rules';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { SecretBox } from './secret-box.ts';
import type { RateSettings } from './service-settings.ts';

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
  /** Whether the source of the rate is one that administrators named. */
  isSourceChosen(): boolean;
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

/** Undefined when none was named, or when it was encrypted with a key that we no longer have. */
async function findChosenSource(db: Db, openBox: () => SecretBox): Promise<RateSettings | undefined> {
  const [found] = await db.read<{ address: Buffer; pointer: string }>(
    'select address, pointer from rate_source where name = $1 limit 1',
    [RATE_SOURCE],
  );
  if (!found) return undefined;
  try {
    return { url: openBox().open(found.address, RATE_SOURCE), pointer: found.pointer };
  } catch {
    return undefined;
  }
}

/** A copy of the settings whose changeable part follows the database. What no longer fits its bounds does not count. */
export function openSettings(
  environment: Config,
  db: Db,
  openBox: () => SecretBox,
): { config: Config; settings: LiveSettings } {
  const config = { ...environment };
  const usual = Object.fromEntries(SETTING_NAMES.map((name) => [name, environment[name]])) as unknown as {
    -readonly [Name in SettingName]: Changeable[Name];
  };
  let changedNames = new Set<SettingName>();
  let read: ReadRate | undefined;
  let chosen: RateSettings | undefined;
  // One after the other: what was read before a change must not come after it.
  let loading = Promise.resolve();
  async function readAll(): Promise<void> {
    const rows = await db.read<{ name: SettingName; value: SettingValue }>(
      'select name, value from settings where name = any ($1) limit 100',
      [SETTING_NAMES],
    );
    chosen = await findChosenSource(db, openBox);
    const exchangeRate = chosen ?? environment.exchangeRate;
    read = exchangeRate && (await findReadRate(db));
    usual.htgPerUsd = read?.htgPerUsd ?? environment.htgPerUsd;
    const changed = rows.filter(({ name, value }) => isSettingValue(name, value));
    changedNames = new Set(changed.map(({ name }) => name));
    const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
    Object.assign(config, usual, values, { exchangeRate });
  }
  return {
    config,
    settings: {
      usual,
      isChanged: (name) => changedNames.has(name),
      readRate: () => (changedNames.has('htgPerUsd') ? undefined : read),
      isSourceChosen: () => chosen !== undefined,
      load() {
        loading = loading.catch(() => undefined).then(readAll);
        return loading;
      },
    },
  };
}
