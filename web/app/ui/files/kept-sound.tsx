import { useEffect, useState } from 'react';
import type { KeptVoice } from '../../platform/outbox/item.ts';

interface KeptSoundProps {
  voice: KeptVoice;
  label: string;
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
    <audio controls src={url} aria-label={label} className="h-11 w-64 min-w-0 max-w-full">
      <track kind="captions" />
    </audio>
  );
}
