import { expect, test } from 'vitest';
import { cardCodeText, isCardCode, readCardCode } from './health-workers.rules.ts';

test('CHW-1 the code of a card is read however it was typed', () => {
  const code = '7K2QF0M9X1';
  expect(cardCodeText(code)).toBe('7K2QF-0M9X1');
  for (const typed of ['7K2QF-0M9X1', ' 7k2qf 0m9x1 ', '7K2QFOM9XI', '7k2qf.om9xl'])
    expect(readCardCode(typed), typed).toBe(code);
  expect(isCardCode(code)).toBe(true);
  for (const wrong of ['', '7K2QF0M9X', '7K2QF0M9X12', '7K2QF0M9XU'])
    expect(isCardCode(wrong), wrong).toBe(false);
});
