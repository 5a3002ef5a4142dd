import { createStore, type Store } from './store.ts';

/** `unsafe`: browsers give cameras to pages with a safe connection only. */
type MediaProblem = 'refused' | 'missing' | 'busy' | 'unsafe';

interface LocalView {
  readonly audio: MediaStreamTrack | undefined;
  readonly video: MediaStreamTrack | undefined;
  readonly asking: boolean;
  readonly muted: boolean;
  readonly sharing: boolean;
  readonly problem: MediaProblem | undefined;
  readonly cameraProblem: MediaProblem | undefined;
  readonly devices: readonly MediaDeviceInfo[];
}

const NOTHING: LocalView = {
  audio: undefined,
  video: undefined,
  asking: false,
  muted: false,
  sharing: false,
  problem: undefined,
  cameraProblem: undefined,
  devices: [],
};

const PROBLEMS: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
const problemOf = (error: unknown): MediaProblem =>
  (error instanceof DOMException && PROBLEMS[error.name]) || 'missing';

const SOUND: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
// As much as a phone screen shows: more would only cost.
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { max: 24 },
  facingMode: 'user',
};

export interface LocalMedia extends Store<LocalView> {
  /** Asks for the microphone, and for the camera where a picture is wanted. */
  open(): Promise<void>;
  setMuted(muted: boolean): void;
  /** Off stops the camera itself, so that its light goes out. */
  setCamera(on: boolean): Promise<void>;
  /** The next camera of the device. */
  switchCamera(): Promise<void>;
  chooseMicrophone(deviceId: string): Promise<void>;
  chooseCamera(deviceId: string): Promise<void>;
  share(): Promise<void>;
  stopSharing(): Promise<void>;
  close(): void;
}

const deviceOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId;

export function createLocalMedia(wantsPicture: boolean): LocalMedia {
  const store = createStore<LocalView>(NOTHING);
  let closed = false;

  /** One track, or the problem with it. */
  async function take(constraints: MediaStreamConstraints): Promise<MediaStreamTrack | MediaProblem> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia(constraints);
      const [track] = stream.getTracks();
      if (!track) return 'missing';
      if (!closed) return track;
      track.stop();
      return 'missing';
    } catch (error) {
      return problemOf(error);
    }
  }
  function putCamera(taken: MediaStreamTrack | MediaProblem) {
    store.get().video?.stop();
    const problem = typeof taken === 'string';
    store.set({
      video: problem ? undefined : taken,
      cameraProblem: problem ? taken : undefined,
      sharing: false,
    });
  }
  function putMicrophone(taken: MediaStreamTrack | MediaProblem) {
    const { audio, muted } = store.get();
    audio?.stop();
    const problem = typeof taken === 'string';
    if (!problem) taken.enabled = !muted;
    store.set({ audio: problem ? undefined : taken, problem: problem ? taken : undefined });
  }
  const camera = async (more: MediaTrackConstraints = {}) =>
    putCamera(await take({ video: { ...PICTURE, ...more } }));
  const named = (deviceId: string): MediaTrackConstraints => ({
    deviceId: { exact: deviceId },
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open() {
      closed = false;
      if (!navigator.mediaDevices) return store.set({ problem: 'unsafe' });
      store.set({ asking: true });
      putMicrophone(await take({ audio: SOUND }));
      if (wantsPicture) await camera();
      const devices = closed ? [] : await navigator.mediaDevices.enumerateDevices();
      store.set({ asking: false, devices });
    },
    setMuted(muted) {
      const { audio } = store.get();
      if (audio) audio.enabled = !muted;
      store.set({ muted });
    },
    async setCamera(on) {
      if (on) return camera();
      store.get().video?.stop();
      store.set({ video: undefined, sharing: false });
    },
    async switchCamera() {
      const { devices, video } = store.get();
      const cameras = devices.filter(({ kind }) => kind === 'videoinput');
      const now = cameras.findIndex(({ deviceId }) => deviceId === deviceOf(video));
      const next = cameras[(now + 1) % cameras.length];
      // Phones open one camera at a time.
      video?.stop();
      if (next) await camera(named(next.deviceId));
    },
    chooseMicrophone: async (deviceId) =>
      putMicrophone(await take({ audio: { ...SOUND, ...named(deviceId) } })),
    async chooseCamera(deviceId) {
      store.get().video?.stop();
      await camera(named(deviceId));
    },
    async share() {
      const stream = await navigator.mediaDevices
        .getDisplayMedia({ video: { frameRate: { max: 10 } } })
        .catch(() => undefined);
      const [track] = stream?.getVideoTracks() ?? [];
      if (!track) return;
      store.get().video?.stop();
      track.onended = () => void (store.get().video === track && camera());
      store.set({ video: track, sharing: true, cameraProblem: undefined });
    },
    stopSharing: () => camera(),
    close() {
      closed = true;
      const { audio, video } = store.get();
      audio?.stop();
      video?.stop();
      store.set(NOTHING);
    },
  };
}
