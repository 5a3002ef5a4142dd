import type { CallRoom, CallTicket } from '@lakou/contract/calls';
import { SYNC_EVERY_MS } from '@lakou/contract/calls.rules';
import { api } from '../../platform/api/api.ts';
import { type CallEvent, type CallState, isFinal, reduceCall, START } from './call-state.rules.ts';
import type { LocalMedia } from './local-media.ts';
import { createMesh, isRefusal, type MeshView, NO_PEERS } from './mesh.ts';
import type { Told } from './peer.ts';
import { createStore, type Store } from './store.ts';

export interface CallView extends CallState, MeshView {
  /** Of the other of the two. */
  readonly remote: MediaStream | undefined;
  readonly told: Told | undefined;
}

export interface Call extends Store<CallView> {
  start(): void;
  /** Something may have happened: ask at once. */
  sync(): void;
  /** Gives the place up; who only reloads keeps it. */
  stop(): void;
}

const RETRY_MS = 3000;
const NONE: CallView = { ...START, ...NO_PEERS, remote: undefined, told: undefined };

const browsersIn = ({ otherConnectionId, guests }: CallRoom): string[] =>
  [otherConnectionId, ...guests.map(({ connectionId }) => connectionId)].filter((id) => id !== null);

/** The present browser in the room of a visit: says that it is there, and connects with those of the others. */
export function createCall(bookingId: string, media: LocalMedia): Call {
  const params = { id: bookingId };
  const store = createStore<CallView>(NONE);
  let ticket: CallTicket | undefined;
  let after = 0;
  let running = false;
  let asking = false;
  let again = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const other = () => store.get().room?.otherConnectionId;
  const mesh = createMesh({
    media,
    async send(to, signals) {
      if (!ticket) return;
      const { connectionId } = ticket;
      await api('POST /api/calls/:id/signals', { params, body: { connectionId, to, signals } });
    },
    onState: (id, state) => id === other() && note({ type: 'peer', state }),
  });
  mesh.subscribe(() => {
    const view = mesh.get();
    const theirs = view.peers.find(({ id }) => id === other());
    store.set({ ...view, remote: theirs?.remote, told: theirs?.told });
  });

  function note(event: CallEvent) {
    store.set(reduceCall(store.get(), event));
    if (isFinal(store.get())) mesh.clear();
  }
  /** Connects with the browsers that the others have now. */
  function follow() {
    const { room } = store.get();
    if (!room || !ticket || isFinal(store.get())) return;
    mesh.follow(ticket.connectionId, browsersIn(room), ticket);
  }

  async function ask(): Promise<void> {
    if (!ticket) return;
    const body = { connectionId: ticket.connectionId, after };
    const { room, signals } = await api('POST /api/calls/:id/sync', { params, body });
    note({ type: 'room', room });
    follow();
    for (const signal of signals) {
      after = Math.max(after, signal.seq);
      mesh.receive(signal);
    }
  }
  async function sync(): Promise<void> {
    if (asking) {
      again = true;
      return;
    }
    if (!running || !ticket || isFinal(store.get())) return;
    asking = true;
    again = false;
    await ask().catch((error) => {
      // Without a network what runs goes on, and the next time is tried again.
      if (isRefusal(error)) note({ type: 'refused', code: error.code });
    });
    asking = false;
    if (again) await sync();
  }
  async function join(): Promise<void> {
    try {
      ticket = await api('POST /api/calls/:id/join', { params });
      after = 0;
      if (!running) return leave();
      note({ type: 'room', room: ticket.room });
      follow();
    } catch (error) {
      if (isRefusal(error)) note({ type: 'refused', code: error.code });
      else if (running) setTimeout(() => running && void join(), RETRY_MS);
    }
  }
  function leave() {
    if (!ticket) return;
    const body = { connectionId: ticket.connectionId };
    ticket = undefined;
    api('POST /api/calls/:id/leave', { params, body }).catch(() => undefined);
  }
  const reconnect = () => {
    mesh.restart();
    void sync();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      running = true;
      note({ type: 'join' });
      mesh.start();
      clearInterval(timer);
      timer = setInterval(() => void sync(), SYNC_EVERY_MS);
      addEventListener('online', reconnect);
      void join();
    },
    sync: () => void sync(),
    stop() {
      running = false;
      clearInterval(timer);
      removeEventListener('online', reconnect);
      mesh.stop();
      leave();
    },
  };
}
