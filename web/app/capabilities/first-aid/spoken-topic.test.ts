import { expect, test } from 'vitest';
import { spokenTopic } from './spoken-topic.ts';

test('EDU-2 each passage knows its step, and each step its first passage', () => {
  const { texts, stepOf, firstOf } = spokenTopic({
    title: 'Brili',
    description: 'Rafrechi li bonè.',
    steps: [
      { title: 'Koule dlo', blocks: [{ kind: 'paragraph', text: 'Dlo pwòp.' }] },
      { title: 'Kouvri li', blocks: [{ kind: 'list', items: ['Twal pwòp.', 'San sere.'] }] },
    ],
  });
  expect(texts).toEqual([
    'Brili',
    'Rafrechi li bonè.',
    'Koule dlo',
    'Dlo pwòp.',
    'Kouvri li',
    'Twal pwòp.',
    'San sere.',
  ]);
  expect(stepOf).toEqual([1, 1, 1, 1, 2, 2, 2]);
  expect([firstOf(1), firstOf(2)]).toEqual([0, 4]);
});
