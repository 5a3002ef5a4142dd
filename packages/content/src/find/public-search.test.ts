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

// Said in a hurry, as people say it; a guide that has more of the words must not hide the first aid.
test.each([
  ['pitit la pa respire', 'cpr-child'],
  ['mon fils ne respire plus', 'cpr-child'],
  ['my son is not breathing', 'cpr-child'],
  ['manman m tonbe li pa pale', 'unconscious'],
  ['papa m tonbe atè', 'unconscious'],
  ['évanouissement', 'unconscious'],
  ['l ap kimen', 'seizure'],
  ['fits', 'seizure'],
  ['san ap pise', 'severe-bleeding'],
  ['li vale grenn anpil', 'poisoning'],
  ['took too many pills', 'poisoning'],
  ['fanm nan ap akouche', 'childbirth'],
  ['kè m ap fè m mal', 'heart-attack'],
  ['bouche de travers', 'stroke'],
  ['gwo maltèt toudenkou', 'stroke'],
  ['trouble breathing', 'asthma-attack'],
])('SEEK-1 first aid: %s leads to %s', (words, slug) => {
  expect(findEntries(words, ['first-aid'], 'en').slice(0, 2)).toContainEqual(
    expect.objectContaining({ id: slug }),
  );
});
