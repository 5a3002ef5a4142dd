import { expect, test } from 'vitest';
import { PHONE, removalOf, TWO_STEP } from './other-ways-in.ts';

const passkey = (id: string, beforeProof: boolean) => ({ id, name: id, createdAt: '', beforeProof });
const ways = (beforeProof: boolean) => ({
  passkeys: [passkey('early', true), passkey('late', false)],
  twoStep: { since: '', beforeProof },
});

test('ACC-8 what was enrolled before the proof is removed unless unticked', () => {
  expect(removalOf(ways(true), {})).toEqual({ passkeys: ['early'], twoStep: true });
  expect(removalOf(ways(true), { early: false, late: true, [TWO_STEP]: false })).toEqual({
    passkeys: ['late'],
    twoStep: false,
  });
});

test('ACC-8 a reset never asks to remove a second step that was set up after the proof', () => {
  expect(removalOf(ways(false), { [TWO_STEP]: true }).twoStep).toBe(false);
  expect(removalOf({ passkeys: [], twoStep: null }, {})).toEqual({ passkeys: [], twoStep: false });
});

test('PHONE-2 a number that opens the account stays unless it is ticked', () => {
  const withPhone = { passkeys: [], twoStep: null, signInPhone: { ending: '3456', since: '' } };
  expect(removalOf(withPhone, {}).signInPhone).toBe(false);
  expect(removalOf(withPhone, { [PHONE]: true }).signInPhone).toBe(true);
});
