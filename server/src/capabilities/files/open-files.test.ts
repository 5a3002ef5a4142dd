import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signedIn, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
const OPEN = '/proc/self/fd';

/** Our stored files that this process holds open. */
async function openIn(folder: string): Promise<string[]> {
  const targets = await Promise.all(
    (await readdir(OPEN)).map((fd) => readlink(join(OPEN, fd)).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(folder));
}

/** Larger than the network buffers, so that some of it is unread when the client disconnects. */
const picture = () =>
  sharp(randomBytes(1200 * 1200 * 3), { raw: { width: 1200, height: 1200, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

test.runIf(process.platform === 'linux')(
  'no file stays open, however it was asked for and whoever hung up',
  async () => {
    const { app, platform } = await lakou.open({ jobs: false });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const owner = await signedIn(platform);
    const headers = { ...owner.headers, 'content-type': 'image/png' };
    const upload = { method: 'POST', url: '/api/files?kind=document', headers, payload: await picture() };
    const { url, size } = (await app.inject({ ...upload, method: 'POST' })).json();
    expect(size).toBeGreaterThan(4_000_000);

    const opened = () => openIn(platform.config.dataDir);
    const allClosed = () => expect.poll(opened).toEqual([]);
    const ask = (method: string, more: Record<string, string> = {}): ClientRequest =>
      request({
        port,
        host: '127.0.0.1',
        path: url,
        method,
        agent: false,
        headers: { ...owner.headers, ...more },
      }).end();
    for (const [method, more] of [
      ['GET', {}],
      ['HEAD', {}],
      ['GET', { range: 'bytes=5-9' }],
      ['HEAD', { range: 'bytes=5-9' }],
      ['GET', { range: `bytes=${size}-` }],
    ] as const) {
      const [reply] = await once(ask(method, more), 'response');
      for await (const _ of reply);
    }
    await allClosed();
    const half = ask('GET');
    await once(half, 'response');
    // While half read, the file is open and would be noticed.
    expect(await opened()).toHaveLength(1);
    half.destroy();
    await allClosed();
    const gone = ask('GET');
    gone.once('socket', (socket) => socket.once('connect', () => setImmediate(() => gone.destroy())));
    // With an error or without, the file is closed.
    await new Promise((resolve) => gone.on('error', () => undefined).once('close', resolve));

    await allClosed();
  },
);
