import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { FetchFailure, fetchPublicText, publicLookup } from './fetch-public.ts';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

/** What the server answers at each address; anything else that is asked for is noted. */
const { asked, answers } = vi.hoisted(() => ({
  asked: [] as string[],
  answers: new Map<string, { statusCode: number; headers?: Record<string, string>; body?: string }>(),
}));
vi.mock('node:https', () => ({
  request: (url: URL, _: unknown, done: (reply: IncomingMessage) => void) => {
    asked.push(url.href);
    const { body = '', headers = {}, statusCode = 404 } = answers.get(url.href) ?? {};
    const reply = Object.assign(Readable.from([Buffer.from(body)]), { statusCode, headers });
    const request = { on: () => request, end: () => done(reply as unknown as IncomingMessage) };
    return request;
  },
}));

describe('PROV-2 what others name is only fetched from the public internet', () => {
  test('PROV-2 addresses of our network, of a cloud and of this machine are not public', () => {
    const inner =
      '127.0.0.1 10.1.2.3 172.20.0.1 192.168.1.1 169.254.169.254 100.100.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 fd00:ec2::254 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 name';
    expect(inner.split(' ').filter(isPublicAddress)).toEqual([]);
    for (const outer of ['8.8.8.8', '172.32.0.1', '2607:f8b0:4004:c07::66', '2a00:1450:4001::1'])
      expect([outer, isPublicAddress(outer)]).toEqual([outer, true]);
  });

  test('PROV-2 only https at a public name on its usual port, without a password', () => {
    const refused = [
      'http://calendar.google.com/a.ics',
      'https://calendar.google.com:8443/a.ics',
      'https://me:secret@calendar.google.com/a.ics',
      'https://127.0.0.1/a.ics',
      'https://2130706433/a.ics',
      'https://[::1]/a.ics',
      'https://localhost/a.ics',
      'https://LOCALHOST./a.ics',
      'https://metadata.google.internal/a.ics',
      'https://database/a.ics',
      'file:///etc/passwd',
    ];
    expect(refused.filter((one) => isPublicUrl(new URL(one)))).toEqual([]);
    expect(isPublicUrl(new URL('https://calendar.google.com/calendar/ical/a/basic.ics?x=1'))).toBe(true);
  });

  test('PROV-2 a public name that leads to an inner address is refused, also beside a public one', async () => {
    const ask = (...found: string[]) =>
      new Promise((answer) => {
        const resolve: Parameters<typeof publicLookup>[0] = (_, __, done) =>
          done(
            null,
            found.map((address) => ({ address, family: 4 })),
          );
        publicLookup(resolve)('calendar.example.com', {}, (error, address) => answer(error ?? address));
      });
    expect(await ask('93.184.216.34')).toBe('93.184.216.34');
    expect(await ask('93.184.216.34', '10.0.0.1')).toBeInstanceOf(FetchFailure);
    expect(await ask()).toBeInstanceOf(Error);
  });

  test('PROV-2 a refused address is not even looked up', async () => {
    await expect(fetchPublicText(new URL('https://localhost/a.ics'))).rejects.toMatchObject({
      problem: 'blocked',
    });
  });

  const first = 'https://calendar.example.com/a.ics';
  const leadTo = (location: string) => answers.set(first, { statusCode: 302, headers: { location } });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.ics',
    '//database/a.ics',
    'https://calendar.example.com:8443/a.ics',
    'http://calendar.example.com/b.ics',
    'file:///etc/passwd',
  ])('PROV-2 attack: a redirect to %s is not followed', async (location) => {
    asked.length = 0;
    leadTo(location);
    await expect(fetchPublicText(new URL(first))).rejects.toMatchObject({ problem: 'blocked' });
    expect(asked).toEqual([first]);
  });

  test('PROV-2 three redirects are followed, and no endless ones; too much is not read', async () => {
    leadTo('/b.ics');
    answers.set('https://calendar.example.com/b.ics', { statusCode: 200, body: 'BEGIN:VCALENDAR' });
    expect(await fetchPublicText(new URL(first))).toBe('BEGIN:VCALENDAR');
    leadTo('/a.ics');
    asked.length = 0;
    await expect(fetchPublicText(new URL(first))).rejects.toMatchObject({ problem: 'refused' });
    expect(asked).toHaveLength(4);
    answers.set(first, { statusCode: 200, body: 'x'.repeat(2_000_001) });
    await expect(fetchPublicText(new URL(first))).rejects.toMatchObject({ problem: 'too_large' });
  });
});
