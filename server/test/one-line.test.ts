import { type Contract, contract } from '@lakou/contract';
import { PersonName } from '@lakou/contract/primitives';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { textFieldsOf } from './text-fields.ts';

/** What others are shown as the name of somebody or something. */
const NAMES =
  /(^|\.)(\w*name|\w*title|serviceType|relationship|reviewer|recipient|holder|specialty|commune|town|room|tags\.\[\]|specialtyTags\.\[\])$/i;
/** Compared and not shown: the columns of a file; or checked one by one, after they were parted: tags of questions. */
const NOT_SHOWN = /columns\.|^(PUT|POST) \/api\/admin\/marketing|qna\/questions\S* body tags/;

const fields = Object.entries(contract as Contract).flatMap(([key, { body }]) =>
  body
    ? textFieldsOf(body)
        .map((field) => ({ ...field, named: `${key} body ${field.path}` }))
        .filter(({ named, path }) => NAMES.test(path) && !NOT_SHOWN.test(named))
    : [],
);

test('OPS-5 attack: every name, title or label of the contract is one line without hidden signs', () => {
  const isLine = ({ pattern = '' }: { pattern?: string }) => pattern.includes('\\p{Zl}');
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter(({ schema }) => !schema.enum && !isLine(schema)).map(({ named }) => named)).toEqual(
    [],
  );
});

test.each([
  ['a sign that turns text round', 'Ana\u202Egnp.exe', 'Anagnp.exe'],
  ['an isolate', '\u2067Ana\u2069', 'Ana'],
  ['marks that a phone copies along', '\u200EAna Jean\u200F', 'Ana Jean'],
  ['a letter without width', 'An\u200Ba\uFEFF', 'Ana'],
  ['a soft hyphen and tags', 'A\u00ADna\u{E0041}', 'Ana'],
  ['blank letters', 'Ana\u3164\u2800\u115F', 'Ana'],
])('OPS-5 attack: %s is left out of a name', (_, typed, kept) => {
  expect(PersonName.parse(typed)).toBe(kept);
});

test.each([
  ['a line break', 'Ana\nTotal'],
  ['a separator of lines', 'Ana\u2028Total'],
  ['a separator of paragraphs', 'Ana\u2029Total'],
  ['an escape', 'Ana\u001B[2K'],
  ['nothing that is seen', '\u200B\u3164\u2060'],
  ['a hundred hidden signs behind a name that is too long', `${'a'.repeat(201)}${'\u200B'.repeat(100)}`],
])('OPS-5 attack: a name with %s is refused', (_, typed) => {
  expect(PersonName.safeParse(typed).success).toBe(false);
});

test('OPS-5 letters of every writing stay as they are', () => {
  for (const name of [
    'Nadège Œuvré',
    'Jean-Pyè d’Ayiti',
    '李小龙',
    'محمد',
    'שרה',
    'Ưng Hoàng Phúc',
    'Zoë 😀',
  ])
    expect(PersonName.parse(name)).toBe(name);
  expect(z.toJSONSchema(PersonName)).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 });
});
