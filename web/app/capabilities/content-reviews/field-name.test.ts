import { expect, test } from 'vitest';
import { readFieldName } from './field-name.ts';

test.each([
  ['title', { kind: 'field', name: 'title' }],
  ['sideEffects', { kind: 'field', name: 'sideEffects' }],
  ['sections.0.title', { kind: 'section', number: 1, isHeading: true }],
  ['sections.2.1.3', { kind: 'section', number: 3, isHeading: false }],
  ['questions.0.title', { kind: 'question', number: 1, isHeading: true }],
  ['questions.7.0', { kind: 'question', number: 8, isHeading: false }],
])('ADM-6 the field %s has a name that people read', (field, name) => {
  expect(readFieldName(field)).toEqual(name);
});
