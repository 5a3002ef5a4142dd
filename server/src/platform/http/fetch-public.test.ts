import { describe, expect, test } from 'vitest';
import { FetchFailure, fetchPublicText, publicLookup } from './fetch-public.ts';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

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
});
