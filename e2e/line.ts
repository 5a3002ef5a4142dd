import { createSocket, type Socket } from 'node:dgram';
import type { Page } from '@playwright/test';

// Browsers on one machine always reach each other, whatever a page is told about its network. So each address that one
// of them tells the other is replaced by one of ours, which passes on what comes until the line is cut.

interface Signal {
  readonly kind: 'description' | 'candidate';
  readonly data: string;
}
interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Line {
  /** From now on the connections of this page go by this line alone; before its call begins. */
  carry(page: Page): Promise<void>;
  /** Nothing passes any more. The addresses told so far are dead for good, as when a phone finds another network. */
  cut(): void;
  mend(): void;
  close(): void;
}

const bound = (host: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', reject);
    socket.bind(0, host, () => resolve(socket));
  });

export function createLine(): Line {
  const sockets: Socket[] = [];
  let isCut = false;
  let age = 0;

  /** An address of ours at which this one is reached, on the same network card; each sender has a way of its own. */
  async function standIn({ host, port }: Address): Promise<Address> {
    const born = age;
    const front = await bound(host);
    sockets.push(front);
    const passes = () => born === age && !isCut;
    const ways = new Map<string, Promise<Socket>>();
    front.on('message', async (data, from) => {
      if (!passes()) return;
      const sender = `${from.address}:${from.port}`;
      const way = ways.get(sender) ?? bound(host);
      if (!ways.has(sender)) {
        ways.set(sender, way);
        const back = await way;
        sockets.push(back);
        back.on('message', (reply) => passes() && front.send(reply, from.port, from.address));
      }
      (await way).send(data, port, host);
    });
    return { host, port: front.address().port };
  }

  /** As it is told to the other browser; nothing where our line cannot carry it. */
  async function toldAs(signal: Signal): Promise<Signal[]> {
    const data = JSON.parse(signal.data);
    if (signal.kind === 'description') {
      const sdp = data.sdp.replace(/^a=candidate:.*\r\n/gm, '');
      return [{ ...signal, data: JSON.stringify({ ...data, sdp }) }];
    }
    const parts: string[] = data.candidate.split(' ');
    const [, , protocol, , named = '', port] = parts;
    // A browser that hides its address behind such a name listens at every one of the machine.
    const host = named.endsWith('.local') ? '127.0.0.1' : named;
    if (protocol?.toLowerCase() !== 'udp' || !/^[\d.]+$/.test(host)) return [];
    const ours = await standIn({ host, port: Number(port) });
    const candidate = parts.with(4, ours.host).with(5, String(ours.port)).join(' ');
    return [{ ...signal, data: JSON.stringify({ ...data, candidate }) }];
  }

  return {
    async carry(page) {
      await page.addInitScript(() => {
        const made: RTCPeerConnection[] = [];
        const Made = class extends RTCPeerConnection {
          constructor(configuration?: RTCConfiguration) {
            super(configuration);
            made.push(this);
          }
        };
        Object.assign(globalThis, { RTCPeerConnection: Made, madeConnections: made });
      });
      await page.route('**/api/calls/*/signals', async (route) => {
        const body: { signals: Signal[] } = route.request().postDataJSON();
        const signals = (await Promise.all(body.signals.map(toldAs))).flat();
        if (signals.length === 0) return route.fulfill({ status: 204 });
        await route.continue({ postData: JSON.stringify({ ...body, signals }) });
      });
    },
    cut() {
      isCut = true;
      age += 1;
    },
    mend() {
      isCut = false;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

/** How many connections the page has made, and the bytes of sound and picture that reached the last one so far. */
export const arrivedOn = (page: Page): Promise<{ made: number; bytes: number }> =>
  page.evaluate(async () => {
    const { madeConnections: made } = globalThis as unknown as { madeConnections: RTCPeerConnection[] };
    const report: { type: string; bytesReceived?: number }[] = [];
    (await made.at(-1)?.getStats())?.forEach((one) => {
      report.push(one);
    });
    const media = report.filter(({ type }) => type === 'inbound-rtp');
    return { made: made.length, bytes: media.reduce((sum, one) => sum + (one.bytesReceived ?? 0), 0) };
  });
