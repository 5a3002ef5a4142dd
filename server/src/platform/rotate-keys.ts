import type { Capability } from './capability.ts';
import type { Database } from './db/db.ts';
import { encryptStorage } from './files/encrypted.ts';
import { type FileKeys, fileKeyOwner } from './files/file-keys.ts';
import type { FileStorage } from './files/storage.ts';
import type { SecretBox } from './secret-box.ts';

const AT_ONCE = 500;

interface Sealed {
  readonly table: string;
  readonly column: string;
  /** What names the owner in SQL, and the owner as the secret box knows it. */
  readonly by: string;
  readonly ownerOf: (id: string) => string;
}

const itself = (id: string) => id;

/** Every column that the secret box encrypts. */
const sealedColumns = (capabilities: readonly Pick<Capability, 'sealed'>[]): Sealed[] => [
  { table: 'file_keys', column: 'sealed', by: 'id', ownerOf: fileKeyOwner },
  ...capabilities.flatMap(({ sealed = {} }) =>
    Object.entries(sealed).map(([name, by]) => {
      const [table = '', column = ''] = name.split('.');
      return { table, column, by, ownerOf: itself };
    }),
  ),
];

interface Row {
  readonly place: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

/** Encrypts the values of one column with the newest key; those that change meanwhile stay as they become. */
async function resealColumn(
  db: Database,
  box: SecretBox,
  { table, column, by, ownerOf }: Sealed,
): Promise<number> {
  let changed = 0;
  for (let after = '(0,0)'; ; ) {
    const rows = await db.query<Row>(
      `select ctid::text as place, ${by}::text as owner, ${column} as sealed from ${table}
       where ctid > $1::tid and ${column} is not null order by ctid limit ${AT_ONCE}`,
      [after],
    );
    for (const { owner, sealed } of rows) {
      const fresh = box.reseal(sealed, ownerOf(owner));
      if (!fresh) continue;
      await db.query(`update ${table} set ${column} = $3 where ${by}::text = $1 and ${column} = $2`, [
        owner,
        sealed,
        fresh,
      ]);
      changed += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return changed;
    after = last.place;
  }
}

interface Parts {
  readonly db: Database;
  readonly box: SecretBox;
  readonly storage: FileStorage;
  readonly keys: FileKeys;
  readonly capabilities: readonly Pick<Capability, 'sealed'>[];
}

/**
 * Encrypts all that is kept with the newest secret key, and files with a new key of their own. What is not done yet stays
 * readable, so it may be broken off and repeated, and servers may run meanwhile.
 */
export async function rotateKeys({
  db,
  box,
  storage,
  keys,
  capabilities,
}: Parts): Promise<{ values: number; files: number }> {
  await keys.renew();
  const encrypted = encryptStorage(storage, keys);
  let files = 0;
  for await (const key of storage.keys()) if (await encrypted.renew(key)) files += 1;
  // Last, because the key of the newest file key says whether files are still to be done.
  let values = 0;
  for (const column of sealedColumns(capabilities)) values += await resealColumn(db, box, column);
  return { values, files };
}
