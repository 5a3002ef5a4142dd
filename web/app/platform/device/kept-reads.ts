import { hashKey, type Query, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { inStore } from './database.ts';
import { type DeviceKey, findKey } from './device-key.ts';
import { hashOf, type Sealed, seal, unseal } from './seal.ts';

// The last reply to what people read without a network, encrypted on their device.

interface KeptRead {
  readonly at: number;
  readonly data: unknown;
}
interface Row extends Sealed {
  readonly userId: string;
  readonly id: string;
}
/** Where a reply stands too: in a list that was read. */
interface FoundIn {
  readonly lists: (userId: string) => readonly QueryKey[];
  /** The reply in one of the lists; undefined where it is not in it. */
  readonly pick: (list: unknown) => unknown;
}
export interface KeptQuery {
  readonly queryKey: QueryKey;
  readonly meta?: { readonly foundIn?: FoundIn } | undefined;
}
type Reader = Pick<DeviceKey, 'userId' | 'key'>;

/** How the keys that are kept begin, by role; the session for everybody, so that the app opens. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  PATIENT: [
    'bookings',
    'providers profile',
    'messages',
    'chat-history',
    'unread',
    'notifications',
    'measurements',
    'trackers',
    'cycle',
    'maternity',
    'record',
    'prescriptions',
    'visit-notes',
    'labs',
    'referrals',
    'questionnaires open',
    'representatives',
  ],
  PROVIDER: ['messages', 'unread', 'health-workers', 'staff team', 'staff own-claims'],
  CLINIC_ADMIN: ['staff team', 'staff own-claims'],
};

export function isKept(queryKey: readonly unknown[], role: string | undefined): boolean {
  const [first, second] = queryKey;
  const kept = (role !== undefined && KEPT[role]) || [];
  return first === 'session' || kept.includes(String(first)) || kept.includes(`${first} ${second}`);
}

/** Keys of queries can hold what was searched for, so the store sees a hash of them. */
const idOf = hashOf;
const nameOf = (id: string) => `read ${id}`;

export async function keepRead({ userId, key }: Reader, queryHash: string, read: KeptRead): Promise<void> {
  const id = await idOf(queryHash);
  const sealed = await seal(key, nameOf(id), read);
  await inStore('reads', 'readwrite', (store) => store.put({ userId, id, ...sealed }));
}

export async function dropRead(userId: string, queryHash: string): Promise<void> {
  const id = await idOf(queryHash);
  await inStore('reads', 'readwrite', (store) => store.delete([userId, id]));
}

async function readIn(device: DeviceKey, queryHash: string): Promise<KeptRead | undefined> {
  const id = await idOf(queryHash);
  const row = await inStore<Row | undefined>('reads', 'readonly', (store) => store.get([device.userId, id]));
  return row && unseal<KeptRead>(device.key, nameOf(id), row);
}

/** The last reply to this, or what a list says of it, for who uses the device now. */
async function findRead({ queryKey, meta }: KeptQuery): Promise<KeptRead | undefined> {
  const device = await findKey(Date.now());
  if (!device) return undefined;
  const own = await readIn(device, hashKey(queryKey));
  if (own || !meta?.foundIn) return own;
  const { lists, pick } = meta.foundIn;
  for (const list of lists(device.userId)) {
    const read = await readIn(device, hashKey(list));
    const data = read && pick(read.data);
    if (data !== undefined) return { at: read?.at ?? 0, data };
  }
  return undefined;
}

/** Whether this opens without a network. */
export const isFoundHere = async (query: KeptQuery): Promise<boolean> =>
  (await findRead(query)) !== undefined;

/** Whether the last reply to this is on the device, for who uses it now. */
export async function isReadKept(queryHash: string): Promise<boolean> {
  const device = await findKey(Date.now());
  if (!device) return false;
  const id = await idOf(queryHash);
  return (await inStore('reads', 'readonly', (store) => store.count([device.userId, id]))) > 0;
}

const served = new Set<string>();

/** Whether what this query just took came from the device; true once for each time. */
export const wasServedHere = (queryHash: string): boolean => served.delete(queryHash);

/** With a network the usual tries come first. */
const isHopeless = ({ state }: Query) => !navigator.onLine || state.fetchFailureCount >= 2;

/** Asks the server; without a network, and with nothing in memory, what the device keeps is the reply, with its time. */
export async function fetchOrFindKept<T>(
  fetchData: (context: QueryFunctionContext) => T | Promise<T>,
  context: QueryFunctionContext,
  query: Query,
): Promise<T> {
  try {
    return await fetchData(context);
  } catch (error) {
    const isLost = error instanceof ApiError && error.code === 'offline';
    if (!isLost || query.state.data !== undefined || !isHopeless(query)) throw error;
    const kept = await findRead(query).catch(() => undefined);
    if (!kept) throw error;
    served.add(query.queryHash);
    // After the query has taken the data, which it would call new.
    setTimeout(() => query.setState({ dataUpdatedAt: kept.at }));
    return kept.data as T;
  }
}
