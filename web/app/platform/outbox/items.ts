import { inStore } from '../device/database.ts';
import { type Sealed, seal, unseal } from '../device/seal.ts';
import type { ItemStore, OutboxItem, StoredItem } from './item.ts';

interface Row extends Sealed {
  readonly seq: number;
  readonly userId: string;
}

const NAME = 'item';

/** Undefined when the key of the server was replaced since: nobody can read it any more. */
const openRow = (key: CryptoKey, row: Row): Promise<StoredItem | undefined> =>
  unseal<OutboxItem>(key, NAME, row).then(
    (item) => ({ ...item, seq: row.seq }),
    () => undefined,
  );

/** Each sealing has a number of its own, so what it opens to is known by it. */
const sealingOf = ({ seq, iv }: Row) => `${seq}:${iv.join()}`;

/** The items of one person, encrypted with their key. */
export function itemsOf(userId: string, key: CryptoKey): ItemStore {
  // The list is asked for with every entry that leaves: each is opened once, not again for all that leave before it.
  let known = new Map<string, Promise<StoredItem | undefined>>();
  return {
    async list() {
      const rows = await inStore<Row[]>('items', 'readonly', (store) => store.index('userId').getAll(userId));
      known = new Map(
        rows.map((row) => {
          const sealing = sealingOf(row);
          return [sealing, known.get(sealing) ?? openRow(key, row)];
        }),
      );
      const opened = await Promise.all(known.values());
      return opened.filter((item) => item !== undefined);
    },
    async add(item) {
      const sealed = await seal(key, NAME, item);
      await inStore('items', 'readwrite', (store) => store.add({ userId, ...sealed }));
    },
    async put({ seq, ...item }) {
      const sealed = await seal(key, NAME, item);
      await inStore('items', 'readwrite', (store) => store.put({ seq, userId, ...sealed }));
    },
    async remove(seq) {
      await inStore('items', 'readwrite', (store) => store.delete(seq));
    },
  };
}
