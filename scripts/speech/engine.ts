import init from '@echogarden/espeak-ng-emscripten';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { Language } from '../../packages/i18n/src/index.ts';

const VOICES: Record<Language, string> = { en: 'en-us', fr: 'fr', ht: 'ht' };
const SAMPLE_RATE = 22_050;
// Slower than usual talk, because the voice is a machine's.
const WORDS_PER_MINUTE = 165;
// 2 kB for each second; a higher rate is not heard from a formant voice on a phone's speaker.
const SENT = { outputSampleRate: 16_000, bitrate: 16 } as const;

/** Says texts as MP3 with espeak-ng, which is GPL: only what it says is given to people, never the program. */
export async function openEngine(): Promise<(lang: Language, text: string) => Uint8Array> {
  const { eSpeakNGWorker } = await init();
  const voice = new eSpeakNGWorker();
  const encoder = await createMp3Encoder();
  let spoken: Language | undefined;
  return (lang, text) => {
    const pieces: Int16Array[] = [];
    // Loading a voice takes longer than a short text.
    if (spoken !== lang) voice.set_voice(VOICES[lang]);
    spoken = lang;
    voice.set_rate(WORDS_PER_MINUTE);
    voice.synthesize(text, (samples) => {
      if (samples) pieces.push(samples);
      return false;
    });
    const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) for (const sample of piece) samples[at++] = sample / 32_768;
    encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, ...SENT });
    return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
  };
}
