import { useEffect, useRef, useState } from 'react';

/** In the order in which browsers do best. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];
const VOICE_BITS_PER_SECOND = 32_000;

export interface Recorded {
  readonly bytes: Blob;
  readonly contentType: string;
  readonly seconds: number;
}

/**
 * `refused`: the microphone was not allowed. `missing`: there is none, or the browser cannot record. `empty`: stopped
 * before the browser had recorded anything.
 */
type Phase = 'idle' | 'asking' | 'recording' | 'refused' | 'missing' | 'empty';

/** Records a voice until it is stopped, or until it is as long as one may be. */
export function useRecorder(longestSeconds: number, onRecorded: (recorded: Recorded) => void) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  const stop = () => recorder.current?.state === 'recording' && recorder.current.stop();

  useEffect(
    () => () => {
      const { current } = recorder;
      if (!current) return;
      current.onstop = null;
      for (const track of current.stream.getTracks()) track.stop();
    },
    [],
  );

  async function start() {
    const type = globalThis.MediaRecorder && TYPES.find((one) => MediaRecorder.isTypeSupported(one));
    if (!type || !navigator.mediaDevices) return setPhase('missing');
    setPhase('asking');
    try {
      record(await navigator.mediaDevices.getUserMedia({ audio: true }), type);
    } catch (error) {
      setPhase(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
    }
  }

  function record(stream: MediaStream, type: string) {
    const parts: Blob[] = [];
    const began = Date.now();
    const length = () => Math.round((Date.now() - began) / 1000);
    const made = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: VOICE_BITS_PER_SECOND });
    const clock = setInterval(() => {
      setSeconds(length());
      if (length() >= longestSeconds) stop();
    }, 500);
    made.ondataavailable = ({ data }) => parts.push(data);
    made.onstop = () => {
      clearInterval(clock);
      for (const track of stream.getTracks()) track.stop();
      const [contentType = type] = type.split(';');
      const bytes = new Blob(parts, { type: contentType });
      setPhase(bytes.size > 0 ? 'idle' : 'empty');
      setSeconds(0);
      if (bytes.size === 0) return;
      const whole = Math.min(Math.max(1, length()), longestSeconds);
      onRecorded({ bytes, contentType, seconds: whole });
    };
    recorder.current = made;
    made.start();
    setPhase('recording');
  }

  return { phase, seconds, start, stop };
}
