import type { Page } from '@playwright/test';

export interface Sent {
  readonly url: string;
  readonly kind: string;
  /** Milliseconds after the first. */
  readonly at: number;
  /** Bytes of the answer on the network: compressed, with the headers. */
  headers: number;
  wire: number;
  done: boolean;
}

/** Bytes of the content alone, compressed. */
export const contentOf = ({ wire, headers }: Sent) => wire - headers;

export interface Traffic {
  /** All requests since the last call, once they are answered and no more follow for a while. */
  take(quietMs?: number): Promise<Sent[]>;
}

const QUIET_MS = 500;

/** All network requests of a page. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const sent = new Map<string, Sent>();
  const isUnderWay = () => Array.from(sent.values()).some(({ done }) => !done);
  let first: number | undefined;
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    first ??= timestamp;
    const at = (timestamp - first) * 1000;
    if (!request.url.startsWith('data:'))
      sent.set(requestId, { url: request.url, kind: type, at, headers: 0, wire: 0, done: false });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const one = sent.get(requestId);
    const bytes = response.encodedDataLength;
    if (one) Object.assign(one, { headers: bytes, wire: bytes });
    // A stream of events stays open as long as the page.
    if (one && response.mimeType === 'text/event-stream') one.done = true;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) Object.assign(one, { wire: encodedDataLength, done: true });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    const one = sent.get(requestId);
    if (one) one.done = true;
  });
  await devtools.send('Network.enable');
  return {
    async take(quietMs = QUIET_MS) {
      for (let before = -1; before < sent.size || isUnderWay(); before = sent.size)
        await page.waitForTimeout(quietMs);
      const taken = Array.from(sent.values());
      sent.clear();
      return taken;
    },
  };
}

export const sum = (sent: readonly Sent[], bytes: (one: Sent) => number) =>
  sent.reduce((total, one) => total + bytes(one), 0);
