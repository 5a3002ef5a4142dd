import { useEffect, useRef } from 'react';

/** How loud the microphone is right now. */
export function SoundLevel({ track, label }: { track: MediaStreamTrack; label: string }) {
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (meter.current) meter.current.value = Math.min(1, loudest * 2);
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return <meter ref={meter} aria-label={label} min={0} max={1} value={0} className="h-4 w-full" />;
}
