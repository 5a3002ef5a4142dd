declare module '@echogarden/espeak-ng-emscripten' {
  interface Voice {
    set_voice(name: string): void;
    set_rate(wordsPerMinute: number): void;
    /** Gives 16-bit samples at 22,050 Hz, piece by piece; a true answer stops it. */
    synthesize(text: string, take: (samples: Int16Array | null) => boolean): void;
  }
  export default function init(): Promise<{ eSpeakNGWorker: new () => Voice }>;
}
