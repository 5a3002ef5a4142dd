import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNotifier } from './notifier.ts';

function hearing(answer: () => Promise<unknown> = async () => {}) {
  const heard: { channel: string; payload: string }[] = [];
  const notifier = createNotifier((channel, payload) => {
    heard.push({ channel, payload });
    return answer();
  });
  return { notifier, heard };
}

test('what comes within a moment is told together, in its order', async () => {
  const { notifier, heard } = hearing();
  for (const n of [1, 2, 3]) notifier.add('news', String(n));
  notifier.add('other', '"x"');
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard).toEqual([
    { channel: 'news', payload: '[1,2,3]' },
    { channel: 'other', payload: '["x"]' },
  ]);
});

test('one that could not be told does not keep the next from being told', async () => {
  const { notifier, heard } = hearing(() => Promise.reject(new Error('away')));
  notifier.add('news', '1');
  await notifier.flush();
  notifier.add('news', '2');
  await notifier.flush();
  expect(heard.map(({ payload }) => payload)).toEqual(['[1]', '[2]']);
});

test('however much there is, nothing is lost and no message is longer than PostgreSQL takes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ maxLength: 600, unit: 'grapheme' }), { maxLength: 60 }),
      async (news) => {
        const { notifier, heard } = hearing();
        for (const one of news) notifier.add('news', JSON.stringify(one));
        await notifier.flush();
        expect(heard.flatMap(({ payload }) => JSON.parse(payload))).toEqual(news);
        expect(heard.every(({ payload }) => Buffer.byteLength(payload) < 8000)).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
