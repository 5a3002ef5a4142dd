// What the device keeps in IndexedDB. The service worker uses it too, so it knows neither a page nor React.

type StoreName = 'keys' | 'items' | 'reads' | 'people';

let opening: Promise<IDBDatabase> | undefined;

function createStores(database: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore('keys', { keyPath: 'userId' });
    database
      .createObjectStore('items', { keyPath: 'seq', autoIncrement: true })
      .createIndex('userId', 'userId');
  } else database.deleteObjectStore('reads');
  // Apart by person; the copies of before belonged to nobody, and are read again.
  database.createObjectStore('reads', { keyPath: ['userId', 'id'] });
  database.createObjectStore('people', { keyPath: 'userId' });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('device', 2);
    request.onupgradeneeded = ({ oldVersion }) => createStores(request.result, oldVersion);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // A newer build in another tab must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
  });
}

function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** One request in a transaction of its own; it is on the disk when the promise resolves. */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(name, mode, { durability: 'strict' });
  const request = ask(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}
