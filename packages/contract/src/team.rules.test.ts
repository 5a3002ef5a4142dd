import { expect, test } from 'vitest';
import { mentionedIn, nameBegunIn, withMention } from './team.rules.ts';

const people = ['Marie', 'Marie Joseph', 'Émile Ciné', ''].map((name) => ({ name }));
const names = (text: string) => mentionedIn(text, people).map(({ name }) => name);

test('CLIN-7 somebody is called by the whole name after an @, with or without accents, once', () => {
  expect(names('@Marie Joseph, come; @marie joseph!')).toEqual(['Marie Joseph']);
  expect(names('@Marie and @emile cine')).toEqual(['Marie', 'Émile Ciné']);
  expect(names('@Émile Ciné')).toEqual(['Émile Ciné']);
  expect(names('Marie Joseph')).toEqual([]);
  expect(names('@Mariette @Mari @ @@')).toEqual([]);
});

test('CLIN-7 while a name is typed after an @ it is completed', () => {
  expect(nameBegunIn('Hello @Ma')).toBe('Ma');
  expect(nameBegunIn('@')).toBe('');
  expect(nameBegunIn('@Marie J')).toBe('Marie J');
  expect(nameBegunIn('a@b')).toBeUndefined();
  expect(nameBegunIn('@Ma, thanks')).toBeUndefined();
  expect(withMention('Hello @Ma', 'Marie Joseph')).toBe('Hello @Marie Joseph ');
});
