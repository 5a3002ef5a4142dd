import { expect, test } from 'vitest';
import { difference } from './difference.ts';
import { fits, insertAt, slashAt } from './slash.ts';
import { warningsFor } from './warnings.ts';

test('PROV-4 a slash at the beginning of a word asks for something to insert', () => {
  expect(slashAt('/', 1)).toEqual({ start: 0, query: '' });
  expect(slashAt('Plan: /sin', 10)).toEqual({ start: 6, query: 'sin' });
  expect(slashAt('TA 158/94', 9)).toBeUndefined();
  expect(slashAt('/sin ', 5)).toBeUndefined();
  expect(slashAt('no slash', 4)).toBeUndefined();
  expect(insertAt('Plan: /sin!', 6, 10, 'TA 158/94')).toEqual({ text: 'Plan: TA 158/94!', caret: 15 });
  expect([fits('Signes vitaux', 'VIT'), fits('Modèle', 'mode'), fits('Signes', 'gnes')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('PROV-4 before signing, what changed since the last note is shown', () => {
  expect(difference('TA 148/94. Mwens sèl.', 'TA 137/87. Mwens sèl. Mache.')).toEqual([
    { kind: 'removed', text: 'TA 148/94.' },
    { kind: 'added', text: 'TA 137/87.' },
    { kind: 'same', text: 'Mwens sèl.' },
    { kind: 'added', text: 'Mache.' },
  ]);
  expect(difference('', 'A')).toEqual([{ kind: 'added', text: 'A' }]);
  expect(difference('A', '')).toEqual([{ kind: 'removed', text: 'A' }]);
});

test('PROV-4 the same medicine twice is said', () => {
  const known = { medicines: ['Énalapril 10 mg', 'Digoxin'], beside: [] };
  expect(warningsFor('enalapril 20 mg', known)).toEqual([{ kind: 'duplicate', name: 'Énalapril 10 mg' }]);
  expect(warningsFor('Paracetamol', known)).toEqual([]);
});
