import { describe, expect, test } from 'vitest';
import { createLagLimit, MOST_LAG_MS } from './lag.rules.ts';
import { AFTER_ALL, parsePosition, positionText } from './wal-position.ts';

describe('OPS-2 a position in the log of the database', () => {
  test.each(['0/0', '0/1', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])('%s is read and written', (text) =>
    expect(positionText(parsePosition(text) ?? -1n)).toBe(text),
  );

  test('is later with a higher first part, whatever the second says', () => {
    expect(parsePosition('2/0')).toBeGreaterThan(parsePosition('1/FFFFFFFF') ?? AFTER_ALL);
    expect(parsePosition('A/0')).toBeGreaterThan(parsePosition('9/0') ?? AFTER_ALL);
    expect(parsePosition('FFFFFFFF/FFFFFFFF')).toBe(AFTER_ALL);
  });

  test.each([undefined, null, '', '0', '/', '1/', '1/G', '1/2/3', '123456789/0', "0/0'", '-1/0'])(
    '%s is none',
    (text) => expect(parsePosition(text)).toBeUndefined(),
  );
});

describe('OPS-2 how far a replica may be behind', () => {
  test('is where the primary was that long ago, or was seen first', () => {
    const lag = createLagLimit();
    expect(lag.limit(0)).toBeUndefined();
    lag.add(0, 100n);
    lag.add(1_000, 200n);
    expect(lag.limit(1_000)).toBe(100n);
    expect(lag.limit(MOST_LAG_MS - 1)).toBe(100n);
    expect(lag.limit(MOST_LAG_MS + 1_000)).toBe(200n);
  });

  test('stays where the primary was seen last while it is away', () => {
    const lag = createLagLimit();
    for (let second = 0; second < 100; second++) lag.add(second * 1_000, BigInt(second));
    expect(lag.limit(99_000)).toBe(69n);
    expect(lag.limit(99_000 + 10 * MOST_LAG_MS)).toBe(99n);
  });
});
