import { expect, test } from 'vitest';
import { parseMarkdown, safeAddress } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('QNA-4 paragraphs, lists, steps, headings, quotes and code are read', () => {
  expect(
    parseMarkdown(
      '## Zinc\nFirst line\nsecond line\n\n- a\n- b\n\n1. one\n2. two\n\n> said\n\n```\nx < y\n```',
    ),
  ).toEqual([
    { kind: 'heading', lines: [[text('Zinc')]] },
    { kind: 'paragraph', lines: [[text('First line')], [text('second line')]] },
    { kind: 'list', lines: [[text('a')], [text('b')]] },
    { kind: 'steps', lines: [[text('one')], [text('two')]] },
    { kind: 'quote', lines: [[text('said')]] },
    { kind: 'code', text: 'x < y' },
  ]);
});

test('QNA-4 bold, slanted and links stand within a line', () => {
  expect(parseMarkdown('Give **10 mg**, *not* `20`, see [WHO](https://who.int/zinc).')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          text('Give '),
          { kind: 'strong', children: [text('10 mg')] },
          text(', '),
          { kind: 'emphasis', children: [text('not')] },
          text(' '),
          { kind: 'code', text: '20' },
          text(', see '),
          { kind: 'link', to: 'https://who.int/zinc', text: 'WHO' },
          text('.'),
        ],
      ],
    },
  ]);
});

test.each(['2 * 3 * 4 mg', 'snake_case_name and 5_000', 'a < b and c > d', '[unfinished](https://who.int'])(
  'QNA-4 “%s” stays as it was typed',
  (typed) => {
    expect(parseMarkdown(typed)).toEqual([{ kind: 'paragraph', lines: [[text(typed)]] }]);
  },
);

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '![x](https://evil.example/pixel.png)',
  '[x](javascript:alert(1))',
  '[x](http://who.int)',
  '[x](data:text/html,1)',
  '[x](//evil.example)',
  '[x](https://who.int@evil.example/)',
])('QNA-4 attack: %s makes no element of its own', (typed) => {
  const [block] = parseMarkdown(typed);
  const pieces = block && 'lines' in block ? block.lines.flat() : [];
  expect(pieces.every(({ kind }) => kind === 'text')).toBe(true);
  expect(pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')).toBe(typed);
});

test('QNA-4 only other secure sites are addresses', () => {
  expect(safeAddress('https://who.int')).toBe('https://who.int/');
  for (const wrong of ['/app', 'who.int', 'mailto:a@b.c']) expect(safeAddress(wrong)).toBeUndefined();
});
