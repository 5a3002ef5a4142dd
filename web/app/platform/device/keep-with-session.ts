import type { Query, QueryClient } from '@tanstack/react-query';
import { afterFirstScreen } from '../after-first-screen.ts';
import { ApiError } from '../api/api.ts';
import { SESSION_KEY } from '../query.ts';
import { sessionQuery } from '../session.ts';
import { setCurrentPerson } from './current-person.ts';
import { dropRead, isKept, keepRead, wasServedHere } from './kept-reads.ts';
import { wasLocked } from './lock.ts';
import { closeDevice, endPerson, isOpenFor, openKey, renewKey } from './open-key.ts';
import { isRemembered } from './people.ts';
import { sessionOwner, setSessionOwner } from './session-owner.ts';

const PAUSE_MS = 400;

/** A right that was lost takes the copy with it. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Keeps what a person reads on their device for as long as they are signed in, and opens it for nobody else. */
export function keepDeviceWithSession(queries: QueryClient): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let open: { readonly userId: string; readonly key: CryptoKey } | undefined;
  let cancelOpening: (() => void) | undefined;
  const user = () => queries.getQueryData(sessionQuery.queryKey);

  async function keep(query: Query): Promise<void> {
    const { data, dataUpdatedAt: at } = query.state;
    const person = user();
    if (!person || person.id !== open?.userId || !isOpenFor(person.id) || data === undefined) return;
    await keepRead(open, query.queryHash, { at, data });
  }
  function keepSoon(query: Query): void {
    if (!open || query.options.gcTime === 0 || !isKept(query.queryKey, user()?.role)) return;
    clearTimeout(timers.get(query.queryHash));
    timers.set(
      query.queryHash,
      setTimeout(() => void keep(query).catch(() => undefined), PAUSE_MS),
    );
  }
  async function openFor(userId: string): Promise<void> {
    const key = await openKey(userId);
    if (!key || user()?.id !== userId) return;
    open = { userId, key };
    for (const query of queries.getQueryCache().getAll()) keepSoon(query);
  }

  function meetSession(userId: string | undefined): void {
    if (open?.userId === userId && userId) {
      void renewKey(userId).catch(() => undefined);
      return;
    }
    open = undefined;
    cancelOpening?.();
    if (!userId) {
      leave();
      return;
    }
    setSessionOwner(userId);
    const begin = async () => {
      await renewKey(userId).catch(() => undefined);
      await openFor(userId);
    };
    // Who has a PIN here is asked for it until their key is open.
    if (isRemembered(userId)) void begin();
    else cancelOpening = afterFirstScreen(begin);
  }
  function leave(): void {
    if (wasLocked()) {
      void closeDevice();
      return;
    }
    void endPerson(sessionOwner());
    setSessionOwner(undefined);
  }

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'error' && isGone(action.error) && open)
      void dropRead(open.userId, query.queryHash).catch(() => undefined);
    if (query.queryKey[0] === SESSION_KEY[0]) setCurrentPerson(user()?.id);
    if (action.type !== 'success' || wasServedHere(query.queryHash)) return;
    if (query.queryKey[0] === SESSION_KEY[0]) meetSession(user()?.id);
    keepSoon(query);
  });
  // What the device said about the session counts only until the server can be asked.
  addEventListener('online', () => void queries.invalidateQueries({ queryKey: SESSION_KEY }));
}
