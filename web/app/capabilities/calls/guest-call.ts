import type { GuestRoom } from '@lakou/contract/call-guests';
import { GUEST_SYNC_EVERY_MS } from '@lakou/contract/calls.rules';
import { api } from '../../platform/api/api.ts';
import { forgetPlace, keepPlace, placeFor } from './guest-place.ts';
import type { LocalMedia } from './local-media.ts';
import { createMesh, isRefusal, type MeshView, NO_PEERS } from './mesh.ts';
import { createStore, type Store } from './store.ts';

/** `out`: removed, or the link is dead. `used`: another browser came by the link. */
type GuestPhase = 'joining' | 'waiting' | 'in' | 'over' | 'elsewhere' | 'out' | 'used' | 'failed';

export interface GuestView extends MeshView {
  readonly phase: GuestPhase;
  readonly room: GuestRoom | undefined;
}

export interface GuestCall extends Store<GuestView> {
  start(): void;
  stop(): void;
}

const PHASES: Readonly<Record<string, GuestPhase>> = {
  call_closed: 'over',
  call_elsewhere: 'elsewhere',
  call_link_used: 'used',
  not_found: 'out',
};
const RUNNING: readonly GuestPhase[] = ['joining', 'waiting', 'in'];
export const isOver = ({ phase }: Pick<GuestView, 'phase'>): boolean => !RUNNING.includes(phase);

/** The browser of a guest, who has no account: it asks by itself whether something has happened. */
export function createGuestCall(token: string, name: string, media: LocalMedia): GuestCall {
  const store = createStore<GuestView>({ ...NO_PEERS, phase: 'joining', room: undefined });
  let place: { readonly key: string; readonly connectionId: string } | undefined;
  let after = 0;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A start waits for the question before it: two at once would use the link up for each other.
  let turn: Promise<void> = Promise.resolve();

  const mesh = createMesh({
    media,
    async send(to, signals) {
      if (place) await api('POST /api/call-guests/signals', { body: { ...place, to, signals } });
    },
  });
  mesh.subscribe(() => store.set(mesh.get()));

  function end(phase: GuestPhase) {
    mesh.clear();
    if (phase === 'over' || phase === 'out') forgetPlace();
    store.set({ phase });
  }
  const show = (room: GuestRoom) => store.set({ room, phase: room.me === 'in' ? 'in' : 'waiting' });

  function leave() {
    if (place) api('POST /api/call-guests/leave', { body: place }).catch(() => undefined);
    place = undefined;
  }
  async function join(): Promise<void> {
    const known = placeFor(token);
    const key = known ? { key: known.key } : {};
    const { room, ...got } = await api('POST /api/call-guests/join', { body: { token, name, ...key } });
    // Kept first: who leaves at this moment can come back by it.
    keepPlace({ token, key: got.key, name });
    place = got;
    after = 0;
    if (running) show(room);
    else leave();
  }
  async function ask(): Promise<void> {
    if (!place) return join();
    const { room, ice, signals } = await api('POST /api/call-guests/sync', { body: { ...place, after } });
    if (!running || !place) return;
    show(room);
    mesh.follow(
      place.connectionId,
      room.people.map(({ connectionId }) => connectionId),
      ice ?? { iceServers: [], relayOnly: true },
    );
    for (const signal of signals) {
      after = Math.max(after, signal.seq);
      mesh.receive(signal);
    }
  }
  /** One question at a time, and the next some seconds after the answer. */
  async function go(): Promise<void> {
    await ask().catch((error) => {
      // Without a network what runs goes on, and the next time is tried again.
      if (isRefusal(error)) end(PHASES[error.code] ?? 'failed');
    });
    clearTimeout(timer);
    if (running && !isOver(store.get())) timer = setTimeout(() => void go(), GUEST_SYNC_EVERY_MS);
  }
  const reconnect = () => mesh.restart();

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      running = true;
      store.set({ phase: 'joining' });
      mesh.start();
      addEventListener('online', reconnect);
      clearTimeout(timer);
      place = undefined;
      turn = turn.then(go);
    },
    stop() {
      running = false;
      clearTimeout(timer);
      removeEventListener('online', reconnect);
      mesh.stop();
      leave();
    },
  };
}
