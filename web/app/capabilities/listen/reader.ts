/** What is being read aloud: the number of the passage, counted from 0. */
export interface ReaderState {
  readonly phase: 'idle' | 'playing' | 'paused' | 'failed';
  readonly at: number;
}

/** What the reader needs of an audio element. */
export type Sound = Pick<
  HTMLAudioElement,
  'src' | 'paused' | 'ended' | 'defaultPlaybackRate' | 'playbackRate' | 'play' | 'pause'
> & { addEventListener(type: 'play' | 'pause' | 'ended' | 'error', listener: () => void): void };

export interface Reader {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => ReaderState;
  readonly playFrom: (at: number) => void;
  /** Goes on where it stopped. */
  readonly resume: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  readonly setSpeed: (speed: number) => void;
}

let playing: Sound | undefined;

/** Whether something is heard now, which nothing that speaks by itself interrupts. */
export const isHeard = (): boolean => playing !== undefined && !playing.paused && !playing.ended;

/** Plays clips one after the other. Only one reader of the app is heard at a time. */
export function createReader(
  clips: readonly string[],
  sound: Sound,
  fetchAhead: (clip: string) => void,
): Reader {
  let state: ReaderState = { phase: 'idle', at: 0 };
  const listeners = new Set<() => void>();
  function change(next: Partial<ReaderState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function start(): void {
    if (playing !== sound) playing?.pause();
    playing = sound;
    change({ phase: 'playing' });
    sound.play().catch((error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      // The browser wants a press first; the button is there for it.
      if (name === 'NotAllowedError') change({ phase: 'idle' });
      else if (name !== 'AbortError') change({ phase: 'failed' });
    });
  }

  function playFrom(at: number): void {
    const clip = clips[at];
    if (clip === undefined) return;
    change({ at });
    sound.src = clip;
    start();
  }

  sound.addEventListener('play', () => change({ phase: 'playing' }));
  // A phone call or the headset pauses too.
  sound.addEventListener('pause', () => {
    if (sound.paused && !sound.ended && state.phase === 'playing') change({ phase: 'paused' });
  });
  sound.addEventListener('error', () => change({ phase: 'failed' }));
  sound.addEventListener('ended', () => {
    if (state.at + 1 < clips.length) playFrom(state.at + 1);
    else change({ phase: 'idle', at: 0 });
    const ahead = clips[state.at + 1];
    // Nothing is heard between two clips when the next one is already there.
    if (state.phase === 'playing' && ahead) fetchAhead(ahead);
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    playFrom(at) {
      playFrom(at);
      const ahead = clips[at + 1];
      if (ahead) fetchAhead(ahead);
    },
    resume: start,
    pause: () => sound.pause(),
    stop() {
      sound.pause();
      change({ phase: 'idle', at: 0 });
    },
    setSpeed(speed) {
      sound.defaultPlaybackRate = speed;
      sound.playbackRate = speed;
    },
  };
}
