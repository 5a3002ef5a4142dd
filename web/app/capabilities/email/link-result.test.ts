import { expect, test } from 'vitest';
import { linkResult } from './link-result.ts';

test.each([
  ['?verified=true', 'success', 'verified'],
  ['?error=invalid_token', 'error', 'invalid'],
  ['?error=missing_token', 'error', 'failed'],
  ['?error=server_error', 'error', 'failed'],
  ['?error=<script>', 'error', 'failed'],
  ['?emailChanged=true', 'success', 'changed'],
  ['?changeError=invalid_token', 'error', 'changeInvalid'],
  ['?changeError=server_error', 'error', 'changeFailed'],
])('ACC-16 %s', (search, kind, text) => {
  expect(linkResult(search)).toEqual({ kind, text, search: '' });
});

test('ACC-16 no link, no news; and what else was asked for stays', () => {
  for (const search of ['', '?next=%2Fapp', '?verified=', '?verified=false'])
    expect(linkResult(search)).toBeUndefined();
  expect(linkResult('?next=%2Fapp%2Fx&verified=true')?.search).toBe('?next=%2Fapp%2Fx');
});
