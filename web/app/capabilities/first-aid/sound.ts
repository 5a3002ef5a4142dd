let context: AudioContext | undefined;

/** Called in a tap, because browsers let nothing else switch sound on. */
export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    context.resume().catch(() => undefined);
  } catch {
    // A browser without Web Audio still vibrates and shows the light.
  }
}

/** A short tone in `wait` seconds. */
export function beep(wait: number, pitch: number, seconds: number): void {
  if (!context) return;
  const start = context.currentTime + wait;
  const tone = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.6, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

export function vibrate(pattern: number | number[]): void {
  // iPhones have no such call.
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}
