import { expect, test } from 'vitest';
import { findArticles } from './find-articles.ts';

test.each([
  ['first-aid', 'burn', 'burns'],
  ['first-aid', 'brulure', 'burns'],
  ['first-aid', 'boule', 'burns'],
  ['education', 'kolera', 'cholera'],
  ['education', 'hypertenssion', 'hypertension'],
  ['medicines', 'Tylenol', 'paracetamol'],
] as const)('PUB-1 %s: “%s” finds %s first, whatever the language', (kind, query, slug) => {
  for (const lang of ['en', 'fr', 'ht'] as const) expect(findArticles(kind, query, lang)[0]).toBe(slug);
});

test('PUB-1 what means nothing finds nothing', () => {
  for (const kind of ['first-aid', 'education', 'medicines'] as const)
    expect(findArticles(kind, 'xqzwv', 'ht')).toEqual([]);
});
