import type { CallTicket } from '@lakou/contract/calls';
import { SYNC_EVERY_MS } from '@lakou/contract/calls.rules';
import { ApiError, api } from '../../platform/api/api.ts';
import { type CallEvent, type CallState, isFinal, reduceCall, START } from './call-state.rules.ts';
import { climb, type Ladder, type Quality, qualityOf, TOP } from './ladder.rules.ts';
import type { LocalMedia } from './local-media.ts';
import { createPeer, type Peer, type Told } from './peer.ts';
import { createSignalQueue } from './signal-queue.ts';
import { createStore, type Store } from './store.ts';

export interface CallView extends CallState {
  readonly remote: MediaStream | undefined;
  readonly told: Told | undefined;
  readonly quality: Quality;
  readonly step: Ladder['step'];
}

export interface Call extends Store<CallView> {
  start(): void;
  /** Something may have happened: ask at once. */
  sync(): void;
  /** Gives the place up; who only reloads keeps it. */
  stop(): void;
}

const SAMPLE_EVERY_MS = 2000;
const RETRY_MS = 3000;
const NONE: CallView = { ...START, remote: undefined, told: undefined, quality: 'good', step: 'video' };

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The present browser in the room of a visit: says that it is there, and connects with that of the other person. */
export function createCall(bookingId: string, media: LocalMedia): Call {
  const params = { id: bookingId };
  const store = createStore<CallView>(NONE);
  let ticket: CallTicket | undefined;
  let peer: { readonly id: string; readonly connection: Peer; close(): void } | undefined;
  let ladder = TOP;
  let after = 0;
  let running = false;
  let asking = false;
  let again = false;
  const timers: ReturnType<typeof setInterval>[] = [];

  function note(event: CallEvent) {
    store.set(reduceCall(store.get(), event));
    if (isFinal(store.get())) closePeer();
  }

  function toldNow(): Told {
    const { video, muted, audio, sharing } = media.get();
    const { quality, step } = store.get();
    return { muted: muted || !audio, camera: Boolean(video) && step !== 'audio', sharing, quality, step };
  }
  function closePeer() {
    peer?.close();
    peer = undefined;
    store.set({ remote: undefined, told: undefined });
  }
  function openPeer({ connectionId, iceServers, relayOnly, room }: CallTicket, to: string) {
    const queue = createSignalQueue(
      (signals) => api('POST /api/calls/:id/signals', { params, body: { connectionId, to, signals } }),
      isRefusal,
    );
    ladder = TOP;
    const connection = createPeer({
      configuration: {
        iceServers: iceServers.map(({ urls, username = '', credential = '' }) => ({
          urls,
          ...(username && { username, credential }),
        })),
        iceTransportPolicy: relayOnly ? 'relay' : 'all',
      },
      polite: room.side === 'patient',
      tracks: media.get(),
      send: queue.add,
      onRemote: (remote) => store.set({ remote }),
      onState: (state) => note({ type: 'peer', state }),
      onTold: (told) => store.set({ told }),
      onOpen: () => connection.tell(toldNow()),
    });
    peer = {
      id: to,
      connection,
      close() {
        queue.close();
        connection.close();
      },
    };
  }
  /** Connects with the browser that the other person has now. */
  function follow() {
    const to = store.get().room?.otherConnectionId ?? undefined;
    if (peer?.id === to || isFinal(store.get())) return;
    closePeer();
    if (to && ticket) openPeer(ticket, to);
  }

  async function ask(): Promise<void> {
    if (!ticket) return;
    const body = { connectionId: ticket.connectionId, after };
    const { room, signals } = await api('POST /api/calls/:id/sync', { params, body });
    note({ type: 'room', room });
    follow();
    for (const signal of signals) {
      after = Math.max(after, signal.seq);
      if (signal.from === peer?.id) peer.connection.receive(signal);
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

  async function measure(): Promise<void> {
    if (!peer || store.get().phase !== 'connected') return;
    const { connection } = peer;
    const sample = await connection.sample();
    const { step } = ladder;
    // Only while much is sent does the browser know how much could be.
    const quality = qualityOf(step === 'video' ? sample : { ...sample, outgoingKbps: undefined });
    ladder = climb(ladder, quality);
    store.set({ quality, step: ladder.step });
    if (ladder.step !== step) connection.setStep(ladder.step);
    connection.tell(toldNow());
  }

  const reconnect = () => {
    peer?.connection.restart();
    void sync();
  };
  const follows = () => {
    peer?.connection.setTracks(media.get());
    peer?.connection.tell(toldNow());
  };
  let unfollow: (() => void) | undefined;

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      running = true;
      note({ type: 'join' });
      unfollow?.();
      unfollow = media.subscribe(follows);
      for (const timer of timers.splice(0)) clearInterval(timer);
      timers.push(
        setInterval(() => void sync(), SYNC_EVERY_MS),
        setInterval(() => void measure(), SAMPLE_EVERY_MS),
      );
      addEventListener('online', reconnect);
      void join();
    },
    sync: () => void sync(),
    stop() {
      running = false;
      for (const timer of timers.splice(0)) clearInterval(timer);
      removeEventListener('online', reconnect);
      unfollow?.();
      closePeer();
      leave();
    },
  };
}
