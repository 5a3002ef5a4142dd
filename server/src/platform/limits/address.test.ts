import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressBlock, addressNeighbourhood } from './address.ts';

describe('ACC-15 an address is counted', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['somebody@example.test', 'somebody@example.test'],
  ])('%s as %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  test('the same whatever its second half is, and otherwise when its first half differs', () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
    fc.assert(
      fc.property(half, half, half, half, (a, b, x, y) => {
        const [one, two] = [`${text(a)}:${text(x)}`, `${text(b)}:${text(y)}`];
        expect(addressBlock(one) === addressBlock(two)).toBe(text(a) === text(b));
      }),
    );
  });
});

test('a neighbourhood is the first three numbers, or the first half of a long address', () => {
  expect(addressNeighbourhood('192.0.2.7')).toBe('192.0.2');
  expect(addressNeighbourhood('::ffff:192.0.2.7')).toBe('192.0.2');
  expect(addressNeighbourhood('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressNeighbourhood('2001:db8::1')).toBe(addressNeighbourhood('2001:db8:0:0:9::'));
});
