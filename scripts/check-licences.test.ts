import { describe, expect, test } from 'vitest';
import { faultsIn, isAllowed } from './check-licences.ts';

describe('OPS-5 licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND GPL-3.0', false],
    ['none', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  test('tools for building may have others; what reaches people may not', () => {
    const gpl = { license: 'GPL-3.0' };
    expect(faultsIn({ 'node_modules/tool': { ...gpl, dev: true }, server: gpl })).toEqual([]);
    expect(faultsIn({ 'node_modules/a/node_modules/part': gpl })).toEqual(['part has the licence GPL-3.0']);
    expect(faultsIn({ 'node_modules/part': {} })).toEqual(['part has the licence none']);
  });
});
