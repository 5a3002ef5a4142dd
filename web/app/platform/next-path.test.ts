import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test('a deep link into the app is kept across sign-in; anything else opens the dashboard', () => {
  expect(nextPath('?next=%2Fapp%2Faccount-settings%3Ftab%3D1')).toBe('/app/account-settings?tab=1');
  expect(nextPath('?next=/app')).toBe('/app');
  for (const elsewhere of [
    '',
    '?next=',
    '?next=https://evil.example',
    '?next=//evil.example',
    '?next=/apple',
    '?next=/\\evil',
    '?next=/app/..//evil.example',
    '?next=/app/%252e%252e//evil.example',
    '?next=/app/..%5C%5Cevil.example',
    '?next=/app/../api/users/me/export',
    '?next=/%09/evil.example',
  ])
    expect(nextPath(elsewhere)).toBe('/app');
});
