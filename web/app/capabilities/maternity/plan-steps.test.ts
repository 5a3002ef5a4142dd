import { BIRTH_PLAN_TEXTS } from '@lakou/contract/maternity.rules';
import { expect, test } from 'vitest';
import { countReady, dialled, PLAN_STEPS } from './plan-steps.ts';

const texts = (text: string) =>
  Object.fromEntries(BIRTH_PLAN_TEXTS.map((name) => [name, text])) as Record<
    (typeof BIRTH_PLAN_TEXTS)[number],
    string
  >;

test('MAT-10 what is ready is counted; money that is still being saved is not', () => {
  const empty = { ...texts(''), money: '', bagPacked: false, signs: [], savedAt: null } as const;
  const all = { ...empty, ...texts('x'), bagPacked: true, money: 'ready' } as const;
  expect(countReady({ ...empty, signs: [] })).toBe(0);
  expect(countReady({ ...all, signs: [] })).toBe(PLAN_STEPS.length);
  expect(countReady({ ...all, signs: [], money: 'saving' })).toBe(PLAN_STEPS.length - 1);
  expect(countReady({ ...empty, signs: [], companionPhone: '3712 3456', wishes: 'x' })).toBe(0);
});

test('MAT-10 a number can be called, words cannot', () => {
  expect(dialled('+509 3712-3456')).toBe('tel:+50937123456');
  expect(dialled('116')).toBe('tel:116');
  expect(dialled('mande Rose')).toBeUndefined();
});
