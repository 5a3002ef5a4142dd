import { expect, test } from 'vitest';
import { cookieIsSecure, languageCookie } from './language-cookie.ts';

test('SITE-9 the choice is kept a year, for the whole site and for this site only', () => {
  expect(languageCookie('ht', { secure: true })).toBe(
    'appLanguage=ht; Max-Age=31536000; Path=/; SameSite=Strict; Secure',
  );
  expect(languageCookie('fr', { secure: false })).toBe(
    'appLanguage=fr; Max-Age=31536000; Path=/; SameSite=Strict',
  );
});

test.each([
  ['https://example.org/', true],
  ['https://localhost/', true],
  ['http://localhost:3001/', true],
  ['http://192.168.1.20:3001/', false],
  ['http://127.0.0.1:3001/', false],
  ['http://localhost.example.org/', false],
  ['http://example.org/', false],
])('SITE-9 Secure is left out only on plain http other than localhost: %s → %s', (url, secure) => {
  expect(cookieIsSecure(new URL(url))).toBe(secure);
});
