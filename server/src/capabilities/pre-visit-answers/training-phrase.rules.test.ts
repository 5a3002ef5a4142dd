import { expect, test } from 'vitest';
import { namelessPhrase } from './training-phrase.rules.ts';

const identity = { names: ['Rosemène Joseph', 'Dr Mirlande Paul'], details: ['12, rue Capois, Jacmel'] };

test.each([
  ['Mwen rele Rosemene, tèt mwen ap fè mal depi 3 jou', 'Mwen rele [name], tèt mwen ap fè mal depi 3 jou'],
  ['Fever 39.5 since Monday in Port-au-Prince', 'Fever 39.5 since Monday in [place]'],
  ['Mwen te ale Pòtoprens, apre sa nan Kafou', 'Mwen te ale [place], apre sa nan [place]'],
  ['Call me at 3712 3456, dossier 48213', 'Call me at [number], dossier [number]'],
  ['BP 220/130, 57 years, mirlande saw me\nlast week', 'BP 220/130, 57 years, [name] saw me last week'],
])('AI-6 a training phrase names nobody: %s', (words, nameless) => {
  expect(namelessPhrase([words], identity)).toBe(nameless);
});

test('AI-6 a name of a place inside a longer word stays', () => {
  expect(namelessPhrase(['parisienne aken akenbe'], identity)).toBe('parisienne [place] akenbe');
});
