import { clipAddress } from '@lakou/content/speech';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { createReader, type ReaderState } from './reader.ts';
import { nextSpeed, ownSpeed } from './speed.ts';

interface Spoken {
  /** Shown by the phone while its screen is off. */
  readonly title: string;
  readonly texts: readonly string[];
}

export interface Reading extends ReaderState {
  readonly clips: readonly string[];
  /** The passage that is being read, to be marked. */
  readonly text: string | undefined;
  readonly speed: number;
  readonly playFrom: (at: number) => void;
  readonly resume: () => void;
  readonly pause: () => void;
  readonly changeSpeed: () => void;
}

/** A clip that is fetched now is played from the browser's store later. */
const fetchAhead = (clip: string) => void fetch(clip).catch(() => undefined);

function openReader(lang: string, texts: readonly string[]) {
  const clips = texts.map((text) => clipAddress(lang, text));
  return { clips, reader: createReader(clips, new Audio(), fetchAhead) };
}

/** Reads these texts aloud. They stay the same for as long as the component is shown: give it a key. */
export function useReader({ title, texts }: Spoken): Reading {
  const lang = useLanguage();
  const [{ clips, reader }] = useState(() => openReader(lang, texts));
  const state = useSyncExternalStore(reader.subscribe, reader.state);
  const [speed, setSpeed] = useState(ownSpeed);
  const { phase, at } = state;
  useEffect(() => reader.setSpeed(speed), [reader, speed]);
  useEffect(() => () => reader.stop(), [reader]);
  useEffect(() => {
    if (phase !== 'playing' || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title });
    mediaSession.setActionHandler('play', reader.resume);
    mediaSession.setActionHandler('pause', reader.pause);
    mediaSession.setActionHandler('previoustrack', () => reader.playFrom(Math.max(at - 1, 0)));
    mediaSession.setActionHandler('nexttrack', () => reader.playFrom(at + 1));
  }, [phase, at, title, reader]);
  return {
    ...state,
    clips,
    text: phase === 'idle' ? undefined : texts[at],
    speed,
    playFrom: reader.playFrom,
    resume: reader.resume,
    pause: reader.pause,
    changeSpeed: () => setSpeed(nextSpeed),
  };
}
