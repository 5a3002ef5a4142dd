import { expect, test } from 'vitest';
import { isPin, openWithPin, sealWithPin } from './pin.ts';
import { seal, unseal } from './seal.ts';

const RAW = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
const nadege = { userId: 'nadege', name: 'Nadège', key: RAW };

test('PHONE-1 the right PIN opens the key of its person and a wrong one does not', async () => {
  const person = await sealWithPin(nadege, '4821', 0);
  expect(await openWithPin(person, '4822')).toBeUndefined();
  const key = await openWithPin(person, '4821');
  expect(key?.extractable).toBe(false);
  const again = await openWithPin(await sealWithPin(nadege, '90210', 0), '90210');
  if (!key || !again) throw new Error('the PIN did not open it');
  expect(await unseal(again, 'note', await seal(key, 'note', 'maltèt'))).toBe('maltèt');
});

test('PHONE-1 what is stored tells neither the PIN nor the key, and does not open for another person', async () => {
  const person = await sealWithPin(nadege, '4821', 0);
  const stored = JSON.stringify(person) + new TextDecoder('latin1').decode(person.data);
  expect([RAW, '4821'].filter((secret) => stored.includes(secret))).toEqual([]);
  expect(person.rounds).toBeGreaterThanOrEqual(600_000);
  expect(await openWithPin({ ...person, userId: 'rose' }, '4821')).toBeUndefined();
});

test('PHONE-1 a PIN has 4 to 8 digits', () => {
  expect(['123', '1234', '12345678', '123456789', '12a4', ''].map(isPin)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
