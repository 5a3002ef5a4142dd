import { expect, test } from 'vitest';
import { searchFor, toolboxAddress, whomOf } from './toolbox-address.ts';

test('TOOL-1, TOOL-2 the address of the toolbox says for whom it is open, and nothing else of them', () => {
  expect(toolboxAddress('interactions', undefined)).toBe('/app/toolbox');
  expect(toolboxAddress('codes', { patientId: 'a' })).toBe('/app/toolbox?tool=codes&patient=a');
  expect(toolboxAddress('interactions', { patientId: 'a', dependentId: 'b' })).toBe(
    '/app/toolbox?patient=a&dependent=b',
  );
  expect(searchFor(undefined)).toBe('');
  expect(whomOf(new URLSearchParams('patient=a&dependent=b'))).toEqual({ patientId: 'a', dependentId: 'b' });
  expect(whomOf(new URLSearchParams('dependent=b'))).toBeUndefined();
});
