import { expect, test } from 'vitest';
import { languageOf } from './message-language.ts';

test.each([
  ['Mwen gen tèt fè mal depi yè', 'ht'],
  ['Bonjou doktè', 'ht'],
  ['Bonjour, je prends le médicament depuis hier', 'fr'],
  ['Take the tablets with food, please', 'en'],
  ['Ok', undefined],
  ['500 mg', undefined],
])('CHAT-7 the language of a message: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
