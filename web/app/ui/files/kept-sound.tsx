import { useEffect, useState } from 'react';
import type { KeptVoice } from '../../platform/outbox/item.ts';

interface KeptSoundProps {
  voice: KeptVoice;
  label: string;
}

/** Browsers write recordings without their length, which is found at the end: only then can one move within it. */
function findLength(sound: HTMLAudioElement): void {
  if (sound.duration !== Number.POSITIVE_INFINITY) return;
  sound.addEventListener(
    'seeked',
    () => {
      sound.currentTime = 0;
    },
    { once: true },
  );
  sound.currentTime = Number.MAX_SAFE_INTEGER;
}

/** Plays a recording that is on this device only. */
export function KeptSound({ voice: { contentType, base64 }, label }: KeptSoundProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: contentType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [contentType, base64]);
  return (
    <audio
      controls
      src={url}
      aria-label={label}
      onLoadedMetadata={({ currentTarget }) => findLength(currentTarget)}
      className="h-11 w-64 min-w-0 max-w-full"
    >
      <track kind="captions" />
    </audio>
  );
}
