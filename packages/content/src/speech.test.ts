import { expect, test } from 'vitest';
import { clipAddress, clipName, spokenArticle } from './speech.ts';

test('EDU-2 a clip is named by its text: another letter is another clip', () => {
  expect(clipName('Kouvri li')).toMatch(/^[0-9a-f]{16}$/);
  expect(clipName('Kouvri li')).toBe(clipName('Kouvri li'));
  expect(clipName('Kouvri li.')).not.toBe(clipName('Kouvri li'));
  expect(clipName('lafye\u0300v')).toBe(clipName('lafyèv'));
  expect(clipAddress('ht', 'Kouvri li')).toBe(`/media/speech/ht/${clipName('Kouvri li')}.mp3`);
});

test('EDU-2 all that a page shows is read, in the order in which it stands', () => {
  const sections = [
    { title: 'Cool it', blocks: [{ kind: 'paragraph' as const, text: 'Pour water.' }] },
    { title: 'Get care if', blocks: [{ kind: 'list' as const, items: ['It is big.', 'It is white.'] }] },
  ];
  expect(spokenArticle({ title: 'Burns', description: 'Cool it early.' }, sections)).toEqual([
    'Burns',
    'Cool it early.',
    'Cool it',
    'Pour water.',
    'Get care if',
    'It is big.',
    'It is white.',
  ]);
});
