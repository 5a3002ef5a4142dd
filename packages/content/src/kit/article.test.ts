import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';

const BURNS = `# Burns

Cool the burn first.
Then cover it.

## Cool it

Pour clean water on it.

- Take off rings.
- Keep the person warm.

1. Look.
2. Call.
`;

test('a text is read into its title, description and blocks', () => {
  expect(parseArticle(BURNS)).toEqual({
    title: 'Burns',
    description: 'Cool the burn first. Then cover it.',
    blocks: [
      { kind: 'heading', text: 'Cool it' },
      { kind: 'paragraph', text: 'Pour clean water on it.' },
      { kind: 'list', items: ['Take off rings.', 'Keep the person warm.'] },
      { kind: 'steps', items: ['Look.', 'Call.'] },
    ],
  });
});

test('headings need no blank lines, and Windows line ends are read alike', () => {
  const tight = '# T\r\nWhat it is.\r\n## H\r\n- a\r\n- b';
  expect(parseArticle(tight).blocks).toEqual([
    { kind: 'heading', text: 'H' },
    { kind: 'list', items: ['a', 'b'] },
  ]);
});

test('letters in pieces come out whole', () => {
  expect(parseArticle('# Lafye\u0300v\n\nKò cho.').title).toBe('Lafyèv');
});

test.each([
  ['no title', 'What it is.', /begin with/],
  ['no description', '# T\n\n## H\n\nx', /describe itself/],
  ['two titles', '# T\n\nd\n\n# U', /second title/],
  ['a deeper heading', '# T\n\nd\n\n### H', /only headings/],
  ['bold', '# T\n\nd **now**', /only headings/],
  ['a link', '# T\n\nsee [here](x)', /only headings/],
  ['HTML', '# T\n\n<b>d</b>', /only headings/],
  ['a table', '# T\n\nd\n\n| a | b |', /only headings/],
  ['a nested list', '# T\n\nd\n\n- a\n  - b', /should begin with/],
  ['steps out of order', '# T\n\nd\n\n1. a\n3. b', /should begin with “2\. ”/],
  ['a list glued to a paragraph', '# T\n\nd\n- a', /only headings/],
])('a text with %s is refused', (_what, markdown, reason) => {
  expect(() => parseArticle(markdown)).toThrow(reason);
});
