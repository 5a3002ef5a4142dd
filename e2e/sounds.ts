import type { Page } from '@playwright/test';

const RATE = 8000;

/** A quiet tone of this many seconds as a WAV file: one channel, 8 bits. */
export function toneWav(seconds: number): Buffer {
  const samples = Buffer.alloc(RATE * seconds, 0);
  for (let at = 0; at < samples.length; at++)
    samples[at] = 128 + Math.round(8 * Math.sin((2 * Math.PI * 440 * at) / RATE));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** About a second of a moving square, recorded by the browser. */
export async function makeWebm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 40; frame++) {
      pen?.fillRect(frame * 3, 20, 30, 30);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    return Array.from(new Uint8Array(await new Blob(pieces).arrayBuffer()));
  });
  return Buffer.from(bytes);
}
