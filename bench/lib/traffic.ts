import type { Page } from '@playwright/test';

export interface Sent {
  readonly url: string;
  readonly kind: string;
  /** Milliseconds after the first. */
  readonly at: number;
  /** Bytes of the answer as they travelled: compressed, and with the headers. */
  headers: number;
  wire: number;
  done: boolean;
}

/** Bytes of the content alone, compressed. */
export const contentOf = ({ wire, headers }: Sent) => wire - headers;

export interface Traffic {
  /** What was asked for so far, answered; starts anew. */
  take(): Promise<Sent[]>;
}

/** Everything a page asks the network for. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  let sent = new Map<string, Sent>();
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
    if (one) one.headers = response.encodedDataLength;
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
    async take() {
      const taken = sent;
      while (Array.from(taken.values()).some(({ done }) => !done)) await page.waitForTimeout(20);
      sent = new Map();
      return Array.from(taken.values());
    },
  };
}

export const sum = (sent: readonly Sent[], bytes: (one: Sent) => number) =>
  sent.reduce((total, one) => total + bytes(one), 0);
