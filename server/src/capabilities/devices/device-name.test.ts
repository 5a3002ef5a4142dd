import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameDevice } from './device-name.rules.ts';

const UNKNOWN = { browser: null, system: null };

test.each([
  [
    'Mozilla/5.0 (Linux; Android 12; SM-A035F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
    { browser: 'Firefox', system: 'Windows' },
  ],
  ['', UNKNOWN],
  ['curl/8.5.0', UNKNOWN],
])('ACC-11 %s is told in words people know', (userAgent, name) => {
  expect(nameDevice(userAgent)).toEqual(name);
});

test('ACC-11 nothing a browser may say of itself stops a sign-in or is repeated', () => {
  const said = fc.oneof(
    fc.string({ maxLength: 500 }),
    fc.tuple(fc.string(), fc.string()).map(([name, rest]) => `Zz${name}/1.0 (${rest}) Zz${rest}/2`),
  );
  fc.assert(
    fc.property(said, (userAgent) => {
      const { browser, system } = nameDevice(userAgent);
      expect(`${browser} ${system}`).not.toContain('Zz');
    }),
    { numRuns: 2000 },
  );
});
