import { expect, test } from 'vitest';
import { readChecks, toggled } from './kit-checks.ts';

test('AID-2 each item toggles, the others stay', () => {
  expect(toggled(['soap'], 'gloves')).toEqual(['soap', 'gloves']);
  expect(toggled(['soap', 'gloves'], 'soap')).toEqual(['gloves']);
});

test('AID-2 what was kept is read back; what somebody else left there is nothing', () => {
  expect(readChecks('["soap","gloves"]')).toEqual(['soap', 'gloves']);
  for (const odd of [null, '', '{', '"soap"', '{"soap":true}', '[1,null]'])
    expect(readChecks(odd)).toEqual([]);
});
