import { expect, test } from 'vitest';
import { providersOf } from './providers-of.ts';

test('OUT-1 those who can be asked without a network are named once, and nobody where nobody is assigned', () => {
  const visit = (providerId: string | null, providerName: string | null) => ({ providerId, providerName });
  expect(providersOf([visit('a', 'Dr Mirlande'), visit(null, null), visit('a', 'Dr M.')])).toEqual([
    { id: 'a', name: 'Dr Mirlande' },
  ]);
  const many = Array.from({ length: 9 }, (_, n) => visit(`p${n}`, `Dr ${n}`));
  expect(providersOf(many)).toHaveLength(5);
});
