import { hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { SecretBox } from '../secret-box.ts';

export const KEY_ID_BYTES = 4;
const KEY_LASTS_MS = 90 * 24 * 3600 * 1000;

interface FileKey {
  readonly id: string;
  readonly key: Buffer;
  readonly createdAt: Date;
}

/** The keys that encrypt files. New files get the newest; older keys stay for older files. */
export interface FileKeys {
  /** Created when there is none younger than 90 days. */
  newest(): Promise<FileKey>;
  find(id: string): Promise<FileKey>;
  /** Creates one when the newest was encrypted with a secret key of before. */
  renew(): Promise<void>;
}

/** A key for one file alone, so that two files never share one. */
export const keyOfFile = (key: Buffer, salt: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, use, 32));

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly createdAt: Date;
}

interface Parts {
  readonly db: Pick<Db, 'read' | 'query'>;
  readonly clock: Clock;
  /** Opened with the first file, not when the server starts. */
  readonly openBox: () => SecretBox;
}

/** The owner of a file key, for the secret box. */
export const fileKeyOwner = (id: string) => `file-key ${id}`;

export function openFileKeys({ db, clock, openBox }: Parts): FileKeys {
  const known = new Map<string, FileKey>();
  let opened: SecretBox | undefined;
  const box = () => {
    opened ??= openBox();
    return opened;
  };

  function remember({ id, sealed, createdAt }: Row): FileKey {
    const key = known.get(id) ?? {
      id,
      createdAt,
      key: Buffer.from(box().open(sealed, fileKeyOwner(id)), 'hex'),
    };
    known.set(id, key);
    return key;
  }
  const isYoung = ({ createdAt }: FileKey) => clock.now().getTime() - createdAt.getTime() < KEY_LASTS_MS;

  async function create(): Promise<FileKey> {
    const id = randomBytes(KEY_ID_BYTES).toString('hex');
    const createdAt = clock.now();
    const sealed = box().seal(randomBytes(32).toString('hex'), fileKeyOwner(id));
    await db.query('insert into file_keys (id, sealed, created_at) values ($1, $2, $3)', [
      id,
      sealed,
      createdAt,
    ]);
    return remember({ id, sealed, createdAt });
  }

  // Read each time: another instance may have made one.
  async function findNewest(): Promise<Row | undefined> {
    const [row] = await db.read<Row>(
      'select id, sealed, created_at as "createdAt" from file_keys order by created_at desc, id limit 1',
    );
    return row;
  }

  return {
    async renew() {
      const row = await findNewest();
      if (row && box().reseal(row.sealed, fileKeyOwner(row.id))) await create();
    },
    async newest() {
      const row = await findNewest();
      const found = row && remember(row);
      return found && isYoung(found) ? found : create();
    },
    async find(id) {
      const there = known.get(id);
      if (there) return there;
      const [row] = await db.read<Row>(
        'select id, sealed, created_at as "createdAt" from file_keys where id = $1',
        [id],
      );
      if (!row) throw new Error('a file was encrypted with a key that is not here');
      return remember(row);
    },
  };
}
