import type { Signal } from '@lakou/contract/calls';
import { encodingOf, QUALITIES, type Quality, type Sample, STEPS, type Step } from './ladder.rules.ts';
import { sampleOf } from './stats.rules.ts';

/** What the two browsers tell each other beside sound and picture. */
export interface Told {
  readonly muted: boolean;
  readonly camera: boolean;
  readonly sharing: boolean;
  readonly quality: Quality;
  readonly step: Step;
}

interface Tracks {
  readonly audio: MediaStreamTrack | undefined;
  readonly video: MediaStreamTrack | undefined;
}

interface PeerOptions {
  readonly configuration: RTCConfiguration;
  /** Who gives way when both offer at once; the other one makes the first offer. */
  readonly polite: boolean;
  readonly tracks: Tracks;
  send(signal: Signal): void;
  onRemote(stream: MediaStream): void;
  onState(state: RTCPeerConnectionState): void;
  onTold(told: Told): void;
  onOpen(): void;
}

export interface Peer {
  receive(signal: Signal): void;
  setTracks(tracks: Tracks): void;
  /** How much is sent, and to how many people the same is sent. */
  setStep(step: Step, people: number): void;
  tell(told: Told): void;
  restart(): void;
  sample(): Promise<Sample>;
  close(): void;
}

const SILENT_MS = 5000;

/** The other browser is not ours to trust: anything but what we know is dropped. */
function readTold(data: unknown): Told | undefined {
  if (typeof data !== 'string' || data.length > 500) return undefined;
  try {
    const told: Partial<Record<keyof Told, unknown>> = JSON.parse(data);
    const quality = QUALITIES.find((one) => one === told.quality);
    const step = STEPS.find((one) => one === told.step);
    if (!quality || !step) return undefined;
    return {
      muted: told.muted === true,
      camera: told.camera === true,
      sharing: told.sharing === true,
      quality,
      step,
    };
  } catch {
    return undefined;
  }
}

/** One connection with one browser of the other person, by the pattern of "perfect negotiation". */
export function createPeer(options: PeerOptions): Peer {
  const { polite, send } = options;
  const connection = new RTCPeerConnection(options.configuration);
  const remote = new MediaStream();
  let tracks = options.tracks;
  let step: Step = 'video';
  let people = 1;
  let told: string | undefined;
  let channel: RTCDataChannel | undefined;
  let offering = false;
  let ignoring = false;
  let silent: ReturnType<typeof setTimeout> | undefined;

  function openChannel() {
    channel = connection.createDataChannel('told', { negotiated: true, id: 0 });
    channel.onopen = () => {
      if (told) channel?.send(told);
      options.onOpen();
    };
    channel.onmessage = ({ data }) => {
      const read = readTold(data);
      if (read) options.onTold(read);
    };
  }
  const sendersOf = (kind: 'audio' | 'video') =>
    connection
      .getTransceivers()
      .filter(({ receiver }) => receiver.track.kind === kind)
      .map(({ sender }) => sender);

  async function putTracks(): Promise<void> {
    for (const kind of ['audio', 'video'] as const)
      for (const sender of sendersOf(kind))
        if (sender.track !== (tracks[kind] ?? null)) await sender.replaceTrack(tracks[kind] ?? null);
  }
  async function putStep(): Promise<void> {
    for (const sender of sendersOf('video')) {
      const parameters = sender.getParameters();
      for (const encoding of parameters.encodings ?? []) Object.assign(encoding, encodingOf(step, people));
      if (parameters.encodings?.length) await sender.setParameters(parameters).catch(() => undefined);
    }
  }
  /** Who answers sends in both directions too. */
  async function answerBothWays(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
    await putTracks();
    if (!channel) openChannel();
  }
  const describe = () => {
    const { localDescription } = connection;
    if (localDescription) send({ kind: 'description', data: JSON.stringify(localDescription) });
  };

  connection.onnegotiationneeded = async () => {
    try {
      offering = true;
      await connection.setLocalDescription();
      describe();
    } catch {
      // Closed meanwhile.
    } finally {
      offering = false;
    }
  };
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) send({ kind: 'candidate', data: JSON.stringify(candidate) });
  };
  connection.ontrack = ({ track }) => {
    remote.addTrack(track);
    options.onRemote(remote);
  };
  connection.onconnectionstatechange = () => {
    const { connectionState } = connection;
    clearTimeout(silent);
    // Only one of the two asks for new paths, else both would offer at once.
    if (!polite && connectionState === 'failed') connection.restartIce();
    if (!polite && connectionState === 'disconnected')
      silent = setTimeout(() => connection.restartIce(), SILENT_MS);
    if (connectionState === 'connected') void putStep();
    options.onState(connectionState);
  };

  async function receive({ kind, data }: Signal): Promise<void> {
    if (kind === 'candidate') {
      await connection.addIceCandidate(JSON.parse(data)).catch((error) => {
        if (!ignoring) throw error;
      });
      return;
    }
    const description: RTCSessionDescriptionInit = JSON.parse(data);
    const collides = description.type === 'offer' && (offering || connection.signalingState !== 'stable');
    ignoring = !polite && collides;
    if (ignoring) return;
    await connection.setRemoteDescription(description);
    if (description.type !== 'offer') return;
    await answerBothWays();
    await connection.setLocalDescription();
    describe();
  }

  // Each change of the connection waits for the one before.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => undefined);
  };

  if (!polite) {
    connection.addTransceiver(tracks.audio ?? 'audio', { direction: 'sendrecv' });
    connection.addTransceiver(tracks.video ?? 'video', { direction: 'sendrecv' });
    openChannel();
  }
  return {
    receive: (signal) => inTurn(() => receive(signal)),
    setTracks(changed) {
      tracks = changed;
      inTurn(putTracks);
    },
    setStep(changed, among) {
      step = changed;
      people = among;
      inTurn(putStep);
    },
    tell(changed) {
      told = JSON.stringify(changed);
      if (channel?.readyState === 'open') channel.send(told);
    },
    restart: () => connection.signalingState !== 'closed' && connection.restartIce(),
    sample: async () => sampleOf((await connection.getStats()).values()),
    close() {
      clearTimeout(silent);
      connection.onconnectionstatechange = null;
      connection.close();
    },
  };
}
