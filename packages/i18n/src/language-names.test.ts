import { expect, test } from 'vitest';
import { languageName } from './language-names.ts';

test.each([
  ['en', 'ht', 'Kreyòl'],
  ['fr', 'en', 'English'],
  ['en', 'es', 'Spanish'],
  ['fr', 'es', 'Espagnol'],
  ['ht', 'es', 'Panyòl'],
  ['en', 'pt-BR', 'Brazilian Portuguese'],
  ['ht', 'sw', 'Swahili'],
  ['en', 'xx', 'Xx'],
] as const)('PROF-3 in %s, %s is %s', (lang, tag, name) => {
  expect(languageName(lang, tag)).toBe(name);
});
