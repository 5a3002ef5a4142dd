import type { IceSettings, ReceivedSignal, Signal } from '@lakou/contract/calls';
import { ApiError } from '../../platform/api/api.ts';
import { carriesPicture, climb, type Ladder, type Quality, qualityOf, TOP, worstOf } from './ladder.rules.ts';
import type { LocalMedia } from './local-media.ts';
import { createPeer, type Peer, type Told } from './peer.ts';
import { createSignalQueue } from './signal-queue.ts';
import { createStore, type Store } from './store.ts';

/** The browser of one other person, as it is seen and heard here. */
export interface MeshPeer {
  readonly id: string;
  readonly state: RTCPeerConnectionState;
  /** Whether it was connected before. */
  readonly met: boolean;
  readonly remote: MediaStream | undefined;
  readonly told: Told | undefined;
}

export interface MeshView {
  readonly peers: readonly MeshPeer[];
  /** Of the worst of the connections: what is sent is sent to all. */
  readonly quality: Quality;
  readonly step: Ladder['step'];
}

export const NO_PEERS: MeshView = { peers: [], quality: 'good', step: 'video' };

interface MeshOptions {
  readonly media: LocalMedia;
  send(to: string, signals: Signal[]): Promise<void>;
  onState?(id: string, state: RTCPeerConnectionState): void;
}

export interface Mesh extends Store<MeshView> {
  start(): void;
  /** Connects with these browsers and with no other. */
  follow(own: string, ids: readonly string[], ice: IceSettings): void;
  receive(signal: ReceivedSignal): void;
  restart(): void;
  /** Ends every connection. */
  clear(): void;
  stop(): void;
}

const SAMPLE_EVERY_MS = 2000;

export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const configurationOf = ({ iceServers, relayOnly }: IceSettings): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username = '', credential = '' }) => ({
    urls,
    ...(username && { username, credential }),
  })),
  iceTransportPolicy: relayOnly ? 'relay' : 'all',
});

/** One connection with each of the other people in a room. */
export function createMesh({ media, send, onState }: MeshOptions): Mesh {
  const store = createStore<MeshView>(NO_PEERS);
  const open = new Map<string, { readonly peer: Peer; close(): void }>();
  let ladder = TOP;
  let timer: ReturnType<typeof setInterval> | undefined;
  let unfollow: (() => void) | undefined;

  const put = (id: string, change: Partial<MeshPeer>) =>
    store.set({ peers: store.get().peers.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  function toldNow(): Told {
    const { video, muted, audio, sharing } = media.get();
    const { quality, step } = store.get();
    return { muted: muted || !audio, camera: Boolean(video) && carriesPicture(step), sharing, quality, step };
  }
  const each = (act: (peer: Peer) => void) => {
    for (const { peer } of open.values()) act(peer);
  };
  const share = () => each((peer) => peer.setStep(ladder.step, open.size));

  function connect(own: string, id: string, ice: IceSettings) {
    const queue = createSignalQueue((signals) => send(id, signals), isRefusal);
    store.set({
      peers: [...store.get().peers, { id, state: 'new', met: false, remote: undefined, told: undefined }],
    });
    const peer = createPeer({
      configuration: configurationOf(ice),
      // Of each two browsers exactly one.
      polite: own < id,
      tracks: media.get(),
      send: queue.add,
      onRemote: (remote) => put(id, { remote }),
      onState(state) {
        put(id, state === 'connected' ? { state, met: true } : { state });
        onState?.(id, state);
      },
      onTold: (told) => put(id, { told }),
      onOpen: () => peer.tell(toldNow()),
    });
    open.set(id, {
      peer,
      close() {
        queue.close();
        peer.close();
      },
    });
  }
  function drop(id: string) {
    open.get(id)?.close();
    open.delete(id);
    store.set({ peers: store.get().peers.filter((one) => one.id !== id) });
  }
  function clear() {
    for (const id of [...open.keys()]) drop(id);
    ladder = TOP;
  }

  async function measure(): Promise<void> {
    const connected = store.get().peers.filter(({ state }) => state === 'connected');
    const peers = connected.map(({ id }) => open.get(id)?.peer).filter((peer) => peer !== undefined);
    if (peers.length === 0) return;
    const { step } = ladder;
    const samples = await Promise.all(peers.map((peer) => peer.sample()));
    // Only while much is sent does the browser know how much could be.
    const quality = worstOf(
      samples.map((sample) => qualityOf(step === 'video' ? sample : { ...sample, outgoingKbps: undefined })),
    );
    ladder = climb(ladder, quality);
    store.set({ quality, step: ladder.step });
    if (ladder.step !== step) share();
    each((peer) => peer.tell(toldNow()));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      clearInterval(timer);
      timer = setInterval(() => void measure(), SAMPLE_EVERY_MS);
      unfollow?.();
      unfollow = media.subscribe(() =>
        each((peer) => {
          peer.setTracks(media.get());
          peer.tell(toldNow());
        }),
      );
    },
    follow(own, ids, ice) {
      const before = open.size;
      for (const id of [...open.keys()]) if (!ids.includes(id)) drop(id);
      for (const id of ids) if (!open.has(id)) connect(own, id, ice);
      if (open.size === 0) ladder = TOP;
      if (open.size !== before) share();
    },
    receive: (signal) => open.get(signal.from)?.peer.receive(signal),
    restart: () => each((peer) => peer.restart()),
    clear,
    stop() {
      clearInterval(timer);
      unfollow?.();
      clear();
    },
  };
}
