import { expect, test } from 'vitest';
import { findEntries } from './find-entries.ts';

test.each([
  ['first-aid', 'burn', 'burns'],
  ['first-aid', 'brulure', 'burns'],
  ['first-aid', 'boule', 'burns'],
  ['education', 'kolera', 'cholera'],
  ['education', 'hypertenssion', 'hypertension'],
  ['medicines', 'Tylenol', 'paracetamol'],
] as const)('PUB-1 %s: “%s” finds %s first, whatever the language', (kind, query, slug) => {
  for (const lang of ['en', 'fr', 'ht'] as const) expect(findEntries(query, [kind], lang)[0]?.id).toBe(slug);
});

test('PUB-1 what means nothing finds nothing', () => {
  for (const kind of ['first-aid', 'education', 'medicines'] as const)
    expect(findEntries('xqzwv', [kind], 'ht')).toEqual([]);
});
