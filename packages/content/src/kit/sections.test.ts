import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';
import { sectionsOf } from './sections.ts';

test('a body is cut at its headings', () => {
  const article = parseArticle('# T\n\nd\n\n## One\n\na\n\n- b\n\n## Two\n\nc');
  expect(sectionsOf(article)).toEqual([
    {
      title: 'One',
      blocks: [
        { kind: 'paragraph', text: 'a' },
        { kind: 'list', items: ['b'] },
      ],
    },
    { title: 'Two', blocks: [{ kind: 'paragraph', text: 'c' }] },
  ]);
});

test('text before the first heading belongs to no section', () => {
  expect(() => sectionsOf(parseArticle('# T\n\nd\n\nstray\n\n## One\n\na'))).toThrow(/before its first/);
});
