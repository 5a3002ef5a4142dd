import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password-hash.ts';

// What `node --watch` sets, and threads inherit: they then report each file that they import.
process.env.WATCH_REPORT_DEPENDENCIES = '1';

test('ACC-8 attack: no other message of a thread is taken for the answer whether a password is right', async () => {
  const hash = await hashPassword('the right one');
  expect(hash).toMatch(/^\$2b\$10\$.{53}$/);
  const tries = ['the right one', 'a wrong one', 'the right one', 'another'];
  expect(await Promise.all(tries.map((password) => checkPassword(password, hash)))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(await checkPassword('anything', undefined)).toBe(false);
});
