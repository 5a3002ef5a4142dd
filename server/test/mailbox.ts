import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server on this machine for one test file, and what it received. */
export function testMailbox() {
  const received: ReceivedMail[] = [];
  const busy = { times: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void text(stream).then((source) => {
        if (busy.times-- > 0) return done(Object.assign(new Error('later'), { responseCode: 451 }));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), ...read(source) });
        done();
      });
    },
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
  return {
    received,
    /** Refuses the next messages for now, as a busy server does. */
    putOff(times: number) {
      busy.times = times;
    },
    get url() {
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
  };
}

function read(source: string): Omit<ReceivedMail, 'to'> {
  const [headers = ''] = source.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? 'none';
  const parts = source.split(`--${boundary}`).map((part) => part.trimStart());
  const part = (type: string) => {
    const [head = '', ...rest] = (parts.find((one) => one.startsWith(`Content-Type: ${type}`)) ?? '').split(
      '\r\n\r\n',
    );
    return decode(head, rest.join('\r\n\r\n'));
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

function decode(head: string, body: string): string {
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
