import { expect, test } from 'vitest';
import { acceptedTypes, problemOf, typeOf } from './file-rules.ts';

const MB = 1024 * 1024;
const file = (name: string, type: string, size = MB) => ({ name, type, size });

test.each([
  ['photo', file('me.jpg', 'image/jpeg'), undefined],
  ['photo', file('me.jpg', 'image/jpeg', 10 * MB), undefined],
  ['photo', file('me.jpg', 'image/jpeg', 10 * MB + 1), 'tooBig'],
  ['photo', file('me.jpg', 'image/jpeg', 0), 'empty'],
  ['photo', file('me.pdf', 'application/pdf'), 'wrongType'],
  ['logo', file('logo.svg', 'image/svg+xml'), 'wrongType'],
  ['document', file('licence.pdf', 'application/pdf'), undefined],
  ['document', file('licence.html', 'text/html'), 'wrongType'],
  ['document', file('licence', ''), 'wrongType'],
] as const)('PROF-5 as a %s, %o: %s', (kind, given, problem) => {
  expect(problemOf(kind, given)).toBe(problem);
});

test('a phone that does not name the type is helped by the ending', () => {
  expect(typeOf(file('SCAN.PDF', ''))).toBe('application/pdf');
  expect(problemOf('document', file('SCAN.PDF', ''))).toBeUndefined();
});

test('the chooser offers documents only where one is asked for', () => {
  expect(acceptedTypes('document')).toContain('application/pdf');
  expect(acceptedTypes('photo')).not.toContain('pdf');
});
