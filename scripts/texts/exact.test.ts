import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exactTextChecker, isLater, matches, parseExactTexts, readExactTexts } from './exact.ts';

const ROOT = join(import.meta.dirname, '../..');
const all = readExactTexts(ROOT);
const faultOf = exactTextChecker(ROOT);

describe('SITE-16, SITE-17, API-1 every text of a built feature is said word by word', () => {
  const built = all.filter((one) => !isLater(one));
  test('the list is read', () => expect(built.length).toBeGreaterThan(90));
  test.each(built)('$id “$text”', ({ text, places }) => {
    expect(places.map((place) => faultOf(text, place)).filter(Boolean)).toEqual([]);
  });
});

test('each text stands once for each requirement', () => {
  const rows = all.map(({ id, text }) => `${id} ${text}`);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

test('what is filled in, and what follows, may be anything', () => {
  expect(matches('Failed: …', 'Failed: {{reason}}')).toBe(true);
  expect(matches('No topics found matching …', 'No topics found matching “{{text}}”.')).toBe(true);
  expect(matches('Failed.', 'Failed!')).toBe(false);
  expect(matches('Failed.', 'Failedx')).toBe(false);
});

test('a place whose key has a space is one place', () => {
  const [row] = parseExactTexts('ID\tText\tWhere\nAID-1\tX\twords:a:tags.Call Us error:b\n');
  expect(row?.places).toEqual(['words:a:tags.Call Us', 'error:b']);
});

test.each([
  ['Vitals saved.', 'words:maternity:vitals.saved', 'says “Vitals saved!”'],
  ['Vitals saved!', 'words:maternity:vitals.lost', 'there is no text'],
  ['Not found!', 'message:not_found', 'says “Not found.”'],
  ['Not found.', 'message:no_such_code', 'there is no error'],
  ['Not found.', 'error:not_found', 'errors:not_found says'],
  ['Nowhere', 'code:packages/contract/src/accounts.ts', 'does not hold it'],
  ['Anything', 'elsewhere', 'is no place'],
])('“%s” at %s is a fault: %s', (text, place, fault) => {
  expect(faultOf(text, place)).toContain(fault);
});
