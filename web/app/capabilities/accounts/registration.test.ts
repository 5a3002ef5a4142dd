import { expect, test } from 'vitest';
import { choiceFrom, EMPTY, isFilled } from './registration.ts';

const filled = { ...EMPTY, name: 'Nadège', email: 'n@example.test', password: 'secret' };

test('SITE-2 the link that led here makes the choice; an unknown one changes nothing', () => {
  expect(choiceFrom('?as=provider')).toEqual({ choice: 'provider' });
  expect(choiceFrom('?as=admin')).toEqual({});
  expect(choiceFrom('')).toEqual({});
});

test('ACC-4 the form can be sent when every field it shows is filled', () => {
  expect(isFilled(filled)).toBe(true);
  for (const field of ['name', 'email', 'password'] as const)
    expect(isFilled({ ...filled, [field]: '  ' })).toBe(false);
  const clinic = { ...filled, choice: 'provider', practice: 'clinic' } as const;
  expect(isFilled(clinic)).toBe(false);
  expect(isFilled({ ...clinic, clinicName: 'Klinik' })).toBe(true);
  expect(isFilled({ ...filled, practice: 'clinic' })).toBe(true);
});
